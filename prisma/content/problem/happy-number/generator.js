/** `size` is the number of digits. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2, 3, 4, 5];

export function generate(size, random) {
  return [random.int(10 ** (size - 1), Math.min(10 ** size - 1, 2 ** 31 - 1))];
}
