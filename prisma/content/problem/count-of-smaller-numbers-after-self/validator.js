export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 40_000) return 'nums must have 1 to 40 000 elements';
  const isValue = (value) => Number.isInteger(value) && value >= -10_000 && value <= 10_000;
  if (!nums.every(isValue)) return 'each element of nums must be an integer from -10 000 to 10 000';
}
