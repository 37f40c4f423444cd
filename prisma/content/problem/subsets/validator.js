export function validate(nums) {
  if (nums.length < 1 || nums.length > 10) return 'nums must have 1 to 10 numbers';
  if (nums.some((number) => !Number.isInteger(number) || Math.abs(number) > 10)) {
    return 'each number must be from -10 to 10';
  }
  if (new Set(nums).size < nums.length) return 'all numbers must be distinct';
}
