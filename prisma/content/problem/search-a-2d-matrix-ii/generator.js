/**
 * Even values that grow to the right and downward. The target is near the middle of the range, so that many rows may
 * contain it; it is odd and missing, or a value from the lower left part. `size` counts rows, and as many columns.
 */
export const smallest = 1;
export const largest = 300;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const matrix = Array.from({ length: size }, () => Array(size).fill(-1_000_000));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const least = Math.max(i > 0 ? matrix[i - 1][j] : -1_000_000, j > 0 ? matrix[i][j - 1] : -1_000_000);
      matrix[i][j] = least + 2 * random.int(0, 500);
    }
  }
  const row = random.int(Math.floor(size / 2), size - 1);
  const value = matrix[row][random.int(0, Math.floor((size - 1) / 2))];
  return [matrix, random.int(0, 1) === 1 ? value : value + 1];
}
