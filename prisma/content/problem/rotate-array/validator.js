export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value <= 2 ** 31 - 1;
  if (!nums.every(isInt)) return 'each element of nums must be a 32-bit integer';
  if (!Number.isInteger(k) || k < 0 || k > 100_000) return 'k must be an integer from 0 to 100 000';
}
