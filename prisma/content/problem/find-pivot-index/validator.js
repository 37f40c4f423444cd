export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 elements';
  const isInRange = (num) => Number.isInteger(num) && Math.abs(num) <= 1_000;
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -1 000 to 1 000';
}
