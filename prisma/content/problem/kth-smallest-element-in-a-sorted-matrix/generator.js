/** Each element exceeds the larger of its upper and its left neighbour. The rank is in the upper half. */
export const smallest = 1;
export const largest = 300;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const matrix = Array.from({ length: size }, () => Array(size).fill(0));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const least = Math.max(i > 0 ? matrix[i - 1][j] : -900_000_000, j > 0 ? matrix[i][j - 1] : -900_000_000);
      matrix[i][j] = least + random.int(0, 2_000_000);
    }
  }
  return [matrix, random.int(Math.ceil((size * size) / 2), size * size)];
}
