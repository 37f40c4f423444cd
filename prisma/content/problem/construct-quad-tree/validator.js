export function validate(grid) {
  const n = grid.length;
  if (n < 1 || n > 64 || !Number.isInteger(Math.log2(n))) return 'n must be a power of two from 1 to 64';
  if (grid.some((row) => row.length !== n)) return 'the matrix must be a square';
  if (grid.flat().some((cell) => cell !== 0 && cell !== 1)) return 'every cell must be 0 or 1';
}
