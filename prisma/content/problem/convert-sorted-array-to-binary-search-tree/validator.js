export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  const isAllowed = (num) => Number.isInteger(num) && Math.abs(num) <= 10_000;
  if (!nums.every(isAllowed)) return 'each of nums must be an integer from -10^4 to 10^4';
  if (nums.some((num, i) => i > 0 && num <= nums[i - 1])) return 'nums must be strictly increasing';
}
