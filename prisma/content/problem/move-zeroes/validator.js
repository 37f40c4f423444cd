export function validate(nums) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1))
    return 'each number must be a 32-bit integer';
}
