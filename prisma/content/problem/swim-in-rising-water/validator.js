export function validate(grid) {
  const side = grid.length;
  if (side < 1 || side > 50) return 'grid must have 1 to 50 rows';
  if (grid.some((row) => row.length !== side)) return 'grid must be a square';
  const heights = grid.flat();
  const isHeight = (height) => Number.isInteger(height) && height >= 0 && height < side * side;
  if (!heights.every(isHeight) || new Set(heights).size < heights.length) {
    return 'each number from 0 to n · n - 1 must occur once';
  }
}
