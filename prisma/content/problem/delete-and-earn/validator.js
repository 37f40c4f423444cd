export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 20_000) return 'nums must have 1 to 20 000 elements';
  const isValue = (value) => Number.isInteger(value) && value >= 1 && value <= 2_000;
  if (!nums.every(isValue)) return 'each element of nums must be an integer from 1 to 2 000';
}
