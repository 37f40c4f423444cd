export function validate(height) {
  if (!Array.isArray(height) || height.length < 2 || height.length > 100_000)
    return 'height must have 2 to 100 000 numbers';
  const isHeight = (value) => Number.isInteger(value) && value >= 0 && value <= 10_000;
  if (!height.every(isHeight)) return 'each height must be an integer from 0 to 10 000';
}
