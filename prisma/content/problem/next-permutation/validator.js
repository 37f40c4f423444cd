export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 1_000)) {
    return 'each of nums must be an integer from 0 to 1 000';
  }
}
