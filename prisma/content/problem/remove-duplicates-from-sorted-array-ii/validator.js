export function validate(nums) {
  if (nums.length < 1 || nums.length > 30_000) return 'nums must have 1 to 30 000 numbers';
  const isValue = (num) => Number.isInteger(num) && Math.abs(num) <= 10_000;
  if (!nums.every(isValue)) return 'each number must be an integer from -10 000 to 10 000';
  if (nums.some((num, i) => i > 0 && nums[i - 1] > num)) return 'nums must be sorted in ascending order';
}
