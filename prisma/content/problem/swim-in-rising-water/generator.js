/**
 * Heights in random order, with one of the highest in the last cell, so that the answer is late. `size`
 * counts cells; the matrix is the largest square that has no more.
 */
export const smallest = 1;
export const largest = 2_500;
export const measuredUpTo = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const side = Math.floor(Math.sqrt(size));
  const heights = random.shuffle(Array.from({ length: side * side }, (_, i) => i));
  const late = heights.indexOf(side * side - random.int(1, side));
  const goal = side * side - 1;
  [heights[late], heights[goal]] = [heights[goal], heights[late]];
  return [Array.from({ length: side }, (_, row) => heights.slice(row * side, (row + 1) * side))];
}
