export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 elements';
  const isValue = (value) => Number.isInteger(value) && value >= 0 && value <= 49_999;
  if (!nums.every(isValue)) return 'each element of nums must be an integer from 0 to 49 999';
}
