/** A rotation by about half of the length, and by many full rounds more if the array is short. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(-(2 ** 31), 2 ** 31 - 1));
  return [nums, Math.floor(size / 2) + size * random.int(0, Math.floor(50_000 / size))];
}
