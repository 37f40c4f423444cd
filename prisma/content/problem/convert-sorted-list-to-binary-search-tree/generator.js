/** Increasing values with random gaps; `size` counts nodes. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = random.int(-(10 ** 9), 0);
  return [
    Array.from({ length: size }, () => {
      value += random.int(1, 300_000);
      return value;
    }),
  ];
}
