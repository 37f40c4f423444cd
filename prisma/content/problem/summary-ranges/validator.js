export function validate(nums) {
  if (nums.length > 20) return 'nums must have at most 20 numbers';
  const isInt = (num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1;
  if (!nums.every(isInt)) return 'each number must be a 32-bit integer';
  if (nums.some((num, i) => i > 0 && nums[i - 1] >= num)) return 'nums must be sorted, without duplicates';
}
