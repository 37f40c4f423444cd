export function validate(nums) {
  if (nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 40_000))
    return 'each number must be an integer from -40 000 to 40 000';
  if (nums.some((num, index) => index > 0 && nums[index - 1] > num)) return 'nums must be sorted in ascending order';
}
