export function validate(nums) {
  if (nums.length < 1 || nums.length > 12) return 'nums must have 1 to 12 numbers';
  if (nums.some((number) => !Number.isInteger(number) || number < -100 || number > 100)) {
    return 'each number must be from -100 to 100';
  }
  if (new Set(nums).size < nums.length) return 'all numbers must be distinct';
}
