/** A rotation by about half of the length, and of short arrays by many full rounds more. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(-(2 ** 31), 2 ** 31 - 1));
  const half = Math.floor(size / 2);
  return [nums, half + size * random.int(0, Math.floor((100_000 - half) / size))];
}
