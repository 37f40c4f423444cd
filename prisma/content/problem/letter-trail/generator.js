/** A box in which most tiles show the letter of the word; `size` counts the letters of the word. */
export const smallest = 1;
export const largest = 12;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const [most, other] = random.shuffle([...'ABCXYZ']);
  const row = () => Array.from({ length: 8 }, () => (random.int(0, 99) < 70 ? most : other)).join('');
  return `${Array.from({ length: 8 }, row).join('\n')}\n${most.repeat(size - 1)}${random.pick([most, other])}\n`;
}
