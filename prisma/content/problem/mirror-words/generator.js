/** All letters, or long strings of one letter, in which every substring counts. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 4];

export function generate(size, random) {
  const letters = random.pick(['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz', 'abcdef', 'm']);
  return `${random.text(size, letters)}\n`;
}
