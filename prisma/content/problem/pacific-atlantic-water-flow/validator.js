export function validate(heights) {
  if (heights.length < 1 || heights.length > 150) return 'heights must have 1 to 150 rows';
  if (heights[0].length < 1 || heights[0].length > 150) return 'each row must have 1 to 150 cells';
  if (heights.some((row) => row.length !== heights[0].length)) return 'all rows must have the same length';
  const isHeight = (height) => Number.isInteger(height) && height >= 0 && height <= 100_000;
  if (!heights.every((row) => row.every(isHeight))) return 'each height must be from 0 to 100 000';
}
