export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 3 || nums.length > 2_000) return 'nums must have 3 to 2 000 numbers';
  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 100_000;
  if (!nums.every(isInRange)) return 'nums must contain integers from -100 000 to 100 000';
}
