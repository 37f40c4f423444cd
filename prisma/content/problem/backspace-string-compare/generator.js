/** Both strings give the same text: letters that stay, with letters in between that are typed and deleted again. */
export const smallest = 2;
export const largest = 200;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function generate(size, random) {
  const text = random.text(Math.max(1, Math.floor(size / 4)), LETTERS);
  const typed = () => {
    const keys = [];
    let left = size - text.length;
    for (const letter of text) {
      const burst = Math.min(Math.floor(left / 2), random.int(0, 4));
      keys.push(random.text(burst, LETTERS), '#'.repeat(burst), letter);
      left -= 2 * burst;
    }
    return keys.join('');
  };
  const [s, t] = [typed(), typed()];
  return [s, random.int(1, 5) === 1 ? `${t.slice(0, -1)}#` : t];
}
