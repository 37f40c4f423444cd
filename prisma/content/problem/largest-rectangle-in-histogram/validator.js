export function validate(heights) {
  if (heights.length < 1 || heights.length > 100_000) return 'there must be 1 to 100 000 bars';
  if (heights.some((height) => !Number.isInteger(height) || height < 0 || height > 10_000)) {
    return 'each height must be from 0 to 10 000';
  }
}
