/** Heavy heaps of different weights, so that the cost overflows 32 bits. */
export const smallest = 1;
export const largest = 400;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const weights = Array.from({ length: size }, () =>
    random.int(0, 9) === 0 ? random.int(1, 1_000_000) : random.int(700_000, 1_000_000),
  );
  return `${size}\n${weights.join(' ')}\n`;
}
