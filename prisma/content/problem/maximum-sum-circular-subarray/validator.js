export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 30_000) return 'nums must have 1 to 30 000 elements';
  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 30_000;
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -30 000 to 30 000';
}
