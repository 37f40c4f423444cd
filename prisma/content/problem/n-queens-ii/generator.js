/** The size is the length of a side of the board. */
export const smallest = 1;
export const largest = 9;
export const seeds = [1];

export function generate(size) {
  return [size];
}
