const isIn = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

export function validate(target, nums) {
  if (!isIn(target, 1, 10 ** 9)) return 'target must be an integer from 1 to 10^9';
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (!nums.every((num) => isIn(num, 1, 10_000))) return 'each of nums must be an integer from 1 to 10 000';
}
