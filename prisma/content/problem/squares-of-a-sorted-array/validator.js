export function validate(nums) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 10_000))
    return 'each number must be an integer from -10 000 to 10 000';
  if (nums.some((num, index) => index > 0 && nums[index - 1] > num)) return 'nums must be sorted in ascending order';
}
