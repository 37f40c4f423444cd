export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100) return 'nums must have 1 to 100 elements';
  const isAmount = (value) => Number.isInteger(value) && value >= 0 && value <= 400;
  if (!nums.every(isAmount)) return 'each element of nums must be an integer from 0 to 400';
}
