/** The number is the whole input. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1];

export function generate(size) {
  return [size];
}
