export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
  if (!nums.every(isInt)) return 'nums must contain integers from -2^31 to 2^31 - 1';
  if (!isInt(target)) return 'target must be an integer from -2^31 to 2^31 - 1';
  if (nums.some((value, index) => index > 0 && nums[index - 1] >= value))
    return 'nums must be strictly increasing';
}
