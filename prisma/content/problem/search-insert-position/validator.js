const isAllowed = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;

export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (!nums.every(isAllowed) || !isAllowed(target)) return 'numbers must be integers from -10 000 to 10 000';
  if (nums.some((num, i) => i > 0 && num <= nums[i - 1])) return 'nums must be strictly increasing';
}
