const isWithin = (num, low, high) => Number.isInteger(num) && num >= low && num <= high;

export function validate(nums, k) {
  if (nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (!nums.every((num) => isWithin(num, 0, 10 ** 9))) return 'each of nums must be an integer from 0 to 10^9';
  if (nums.reduce((sum, num) => sum + num) > 2 ** 31 - 1) return 'the sum of all numbers must be at most 2^31 - 1';
  if (!isWithin(k, 1, 2 ** 31 - 1)) return 'k must be an integer from 1 to 2^31 - 1';
}
