/** `size` is `n` itself. */
export const smallest = 1;
export const largest = 5_000_000;
export const seeds = [1];

export function generate(size) {
  return [size];
}
