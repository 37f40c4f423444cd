const isWithin = (value, limit) => Number.isInteger(value) && Math.abs(value) <= limit;

export function validate(nums, k) {
  if (nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 numbers';
  if (!nums.every((num) => isWithin(num, 10 ** 6))) return 'each element of nums must be an integer from -10^6 to 10^6';
  if (!isWithin(k, 10 ** 9)) return 'k must be an integer from -10^9 to 10^9';
}
