/** Increasing numbers with random gaps. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = -10_000;
  return [
    Array.from({ length: size }, () => {
      value += random.int(1, 2);
      return value;
    }),
  ];
}
