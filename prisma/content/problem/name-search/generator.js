/** Names of few different letters, with many common prefixes; `size` counts the letters of all names. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const words = () => {
    const made = [];
    for (let left = size; left > 0;) {
      const length = Math.min(left, random.int(1, 12));
      made.push(random.text(length, 'abe'));
      left -= length;
    }
    return made;
  };
  const names = words();
  const prefixes = words();
  return `${names.length} ${prefixes.length}\n${names.join(' ')}\n${prefixes.join(' ')}\n`;
}
