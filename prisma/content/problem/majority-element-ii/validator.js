export function validate(nums) {
  if (nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 numbers';
  const isValue = (num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9;
  if (!nums.every(isValue)) return 'each number must be an integer from -10^9 to 10^9';
}
