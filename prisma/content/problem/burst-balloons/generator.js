/** Numbers of all sizes; the running time does not depend on them. `size` counts balloons. */
export const smallest = 1;
export const largest = 150;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(0, 100))];
}
