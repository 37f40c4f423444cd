const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;

export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length > 100_000) return 'nums must have at most 100 000 elements';
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -10^9 to 10^9';
  if (nums.some((num, i) => i > 0 && num < nums[i - 1])) return 'nums must be sorted in ascending order';
  if (!isInRange(target)) return 'target must be an integer from -10^9 to 10^9';
}
