export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && Math.abs(num) <= 10_000)) {
    return 'each number must be an integer from -10^4 to 10^4';
  }
  if (!Number.isInteger(k) || k < 1 || k > nums.length) return 'k must be 1 to nums.length';
}
