/** The large values come first, so that every small value has to pass all of them. */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 3_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const x = random.int(-50, 50);
  const isLarge = (i) => i < size / 2;
  const value = (_, i) => (isLarge(i) ? random.int(x, 100) : random.int(-100, x - 1));
  return [Array.from({ length: size }, value), x];
}
