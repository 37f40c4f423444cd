export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 200_000) return 'nums must have 1 to 200 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && num >= -(2 ** 31) && num <= 2 ** 31 - 1)) {
    return 'nums must be 32-bit integers';
  }
  if (!Number.isInteger(k) || k < 1 || k > nums.length) return 'k must be 1 to nums.length';
}
