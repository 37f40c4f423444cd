/** As many rows as columns; the target is in the last row or missing there. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 300;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const step = Math.max(1, Math.floor(18_000 / size ** 2));
  let value = -9_900;
  const matrix = Array.from({ length: size }, () => {
    value += 2;
    return Array.from({ length: size }, () => (value += random.int(0, step)));
  });
  return [matrix, random.pick(matrix[size - 1]) + random.int(0, 1)];
}
