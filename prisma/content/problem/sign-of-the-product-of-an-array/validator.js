export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 1_000) return 'nums must have 1 to 1 000 elements';
  const isInRange = (num) => Number.isInteger(num) && Math.abs(num) <= 100;
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -100 to 100';
}
