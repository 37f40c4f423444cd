export function validate(nums) {
  if (nums.length < 1 || nums.length > 30_000) return 'nums must have 1 to 30 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 100))
    return 'each number must be an integer from -100 to 100';
  if (nums.some((num, index) => index > 0 && nums[index - 1] > num)) return 'nums must be sorted in ascending order';
}
