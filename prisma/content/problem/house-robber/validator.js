export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 2_000) return 'nums must have 1 to 2 000 elements';
  const isAmount = (value) => Number.isInteger(value) && value >= 0 && value <= 10_000;
  if (!nums.every(isAmount)) return 'each element of nums must be an integer from 0 to 10 000';
}
