/** Short words; most need a box of their own, so that there are many boxes. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const words = [];
  while (words.length < size) {
    const isCopy = words.length > 0 && random.int(0, 4) === 0;
    words.push(isCopy ? random.shuffle([...random.pick(words)]).join('') : random.text(random.int(6, 12), letters));
  }
  return `${size}\n${words.join(' ')}\n`;
}
