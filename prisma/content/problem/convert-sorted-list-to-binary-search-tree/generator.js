/** Increasing values with random gaps; `size` counts nodes. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-100_000, -80_000);
  return [
    Array.from({ length: size }, () => {
      value += random.int(1, 60);
      return value;
    }),
  ];
}
