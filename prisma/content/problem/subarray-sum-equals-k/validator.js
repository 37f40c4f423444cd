const isWithin = (value, limit) => Number.isInteger(value) && Math.abs(value) <= limit;

export function validate(nums, k) {
  if (nums.length < 1 || nums.length > 20_000) return 'nums must have 1 to 20 000 numbers';
  if (!nums.every((num) => isWithin(num, 1_000))) return 'each element of nums must be an integer from -1 000 to 1 000';
  if (!isWithin(k, 10 ** 7)) return 'k must be an integer from -10^7 to 10^7';
}
