/** A power of two of `size` bits, or a number with one more bit set. */
export const smallest = 1;
export const largest = 31;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const power = 2 ** (size - 1);
  return [size > 1 && random.int(0, 1) === 1 ? power + 2 ** random.int(0, size - 2) : power];
}
