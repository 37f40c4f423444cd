export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 numbers';
  if (!nums.every((num) => Number.isInteger(num) && num >= 1 && num <= nums.length)) {
    return 'each of nums must be an integer from 1 to n';
  }
}
