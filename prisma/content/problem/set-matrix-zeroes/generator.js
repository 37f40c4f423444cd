/** `size` is the number of rows and columns; a zero in about a third of the rows, often in the first one too. */
export const smallest = 1;
export const largest = 200;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const matrix = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => random.pick([-1, 1]) * random.int(1, 2 ** 31 - 1)),
  );
  for (let zeros = random.int(0, Math.ceil(size / 3)); zeros > 0; zeros--)
    matrix[random.int(0, size - 1)][random.int(0, size - 1)] = 0;
  if (random.int(0, 2) === 0) matrix[0][random.int(0, size - 1)] = 0;
  return [matrix];
}
