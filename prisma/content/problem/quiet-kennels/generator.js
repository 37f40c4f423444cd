/** Long chains with short side branches, and rents whose sum overflows 32 bits. */
export const smallest = 2;
export const largest = 500_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rents = Array.from({ length: size }, () => random.int(0, 1_000_000_000));
  const above = Array.from({ length: size - 1 }, (_, i) => Math.max(1, i + 1 - random.pick([0, 0, 0, 1, 2, 5])));
  return `${size}\n${rents.join(' ')}\n${above.join(' ')}\n`;
}
