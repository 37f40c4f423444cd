/** Enough eggs that all of them may be used. `size` counts the floors. */
export const smallest = 1;
export const largest = 3000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.int(20, 100), size];
}
