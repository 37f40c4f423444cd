/** A sorted row in which some students have changed places. `size` counts students. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const heights = Array.from({ length: size }, () => random.int(1, 100)).sort((a, b) => a - b);
  for (let swaps = random.int(0, size); swaps > 0; swaps--) {
    const [i, j] = [random.int(0, size - 1), random.int(0, size - 1)];
    [heights[i], heights[j]] = [heights[j], heights[i]];
  }
  return [heights];
}
