export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  const isInt = (value) => Number.isInteger(value) && Math.abs(value) < 10_000;
  if (!nums.every(isInt)) return 'nums must contain integers from -9 999 to 9 999';
  if (!isInt(target)) return 'target must be an integer from -9 999 to 9 999';
  if (nums.some((value, index) => index > 0 && nums[index - 1] >= value))
    return 'nums must be strictly increasing';
}
