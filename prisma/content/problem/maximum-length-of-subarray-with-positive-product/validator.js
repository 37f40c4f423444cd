export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  const isInRange = (num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9;
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -10^9 to 10^9';
}
