export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  const isValue = (num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9;
  if (!nums.every(isValue)) return 'each element of nums must be an integer from -10^9 to 10^9';
  if (!Number.isInteger(k) || k < 0 || k > 100_000) return 'k must be an integer from 0 to 100 000';
}
