export function validate(heights) {
  if (!Array.isArray(heights) || heights.length < 1 || heights.length > 100) {
    return 'heights must have 1 to 100 numbers';
  }
  const isAllowed = (height) => Number.isInteger(height) && height >= 1 && height <= 100;
  if (!heights.every(isAllowed)) return 'each of heights must be an integer from 1 to 100';
}
