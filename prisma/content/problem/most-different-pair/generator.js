/** Random settings of 30 bits. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const most = random.pick([2 ** 30 - 1, 2 ** 30 - 1, 2 ** 27 - 1]);
  return `${size}\n${Array.from({ length: size }, () => random.int(0, most)).join(' ')}\n`;
}
