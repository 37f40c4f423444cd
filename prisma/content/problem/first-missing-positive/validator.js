export function validate(nums) {
  if (nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  if (!nums.every((num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1))
    return 'each element must be a 32-bit integer';
}
