/** The number of steps is the whole input. */
export const smallest = 1;
export const largest = 45;
export const seeds = [1];

export function generate(size) {
  return [size];
}
