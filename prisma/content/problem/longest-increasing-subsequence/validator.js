export function validate(nums) {
  if (nums.length < 1 || nums.length > 2_500) return 'nums must have 1 to 2 500 numbers';
  if (nums.some((num) => !Number.isInteger(num) || Math.abs(num) > 10_000)) {
    return 'each number must be an integer from -10^4 to 10^4';
  }
}
