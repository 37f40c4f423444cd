/** `size` is `n` itself. */
export const smallest = 1;
export const largest = 30;
export const seeds = [1];

export function generate(size) {
  return [size];
}
