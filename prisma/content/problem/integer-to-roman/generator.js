/** `size` is the number of decimal digits. */
export const smallest = 1;
export const largest = 4;
export const seeds = [1, 2, 3, 4, 5, 6];

export function generate(size, random) {
  return [random.int(10 ** (size - 1), Math.min(10 ** size - 1, 3999))];
}
