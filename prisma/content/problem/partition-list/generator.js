/** The large values come first, so that every small value has to pass all of them. */
export const smallest = 1;
export const largest = 3_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const x = random.int(-500, 500);
  const isLarge = (i) => i < size / 2;
  const value = (_, i) => (isLarge(i) ? random.int(x, 1_000) : random.int(-1_000, x - 1));
  return [Array.from({ length: size }, value), x];
}
