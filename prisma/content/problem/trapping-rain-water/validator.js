export function validate(height) {
  if (!Array.isArray(height) || height.length < 1 || height.length > 20_000)
    return 'height must have 1 to 20 000 numbers';
  const isHeight = (value) => Number.isInteger(value) && value >= 0 && value <= 20_000;
  if (!height.every(isHeight)) return 'each height must be an integer from 0 to 20 000';
}
