/** `size` is the number of digits, less a few. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Math.max(1, size - random.int(0, 5))];
}
