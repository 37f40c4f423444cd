/** The rotation is by nearly the whole length, which takes longest one place at a time. */
export const smallest = 2;
export const largest = 500;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(-100, 100));
  return [values, size * random.int(1, 500_000) + size - 1];
}
