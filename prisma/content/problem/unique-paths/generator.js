/** A square grid has the most paths for its number of cells. `size` is the number of its rows. */
export const smallest = 1;
export const largest = 17;
export const seeds = [1];

export function generate(size) {
  return [size, size];
}
