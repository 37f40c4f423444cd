/** A square Toeplitz matrix, or one that differs in one cell of its last row. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 200;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const values = Array.from({ length: 2 * size - 1 }, () => random.int(0, 99));
  const matrix = Array.from({ length: size }, (_, i) => values.slice(size - 1 - i, 2 * size - 1 - i));
  if (random.int(1, 2) === 1) {
    const column = random.int(0, size - 1);
    matrix[size - 1][column] = (matrix[size - 1][column] + 1) % 100;
  }
  return [matrix];
}
