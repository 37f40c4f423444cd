export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100) return 'nums must have 1 to 100 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 100)) {
    return 'each of nums must be an integer from 0 to 100';
  }
}
