export function validate(nums) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (nums.some((number) => !Number.isInteger(number) || number < 0 || number > 100_000)) {
    return 'each number must be from 0 to 100 000';
  }
}
