/** All bits are 1, or all but one below the highest. `size` counts the bits. */
export const smallest = 1;
export const largest = 31;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const all = 2 ** size - 1;
  return [size > 1 && random.int(0, 1) === 1 ? all - 2 ** random.int(0, size - 2) : all];
}
