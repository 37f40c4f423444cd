/** The size is n: all solutions have to be found. */
export const smallest = 1;
export const largest = 9;
export const seeds = [1];

export function generate(size) {
  return [size];
}
