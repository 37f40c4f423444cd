export function validate(nums) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > nums.length)) {
    return 'each number must be from 0 to the length of nums';
  }
  if (new Set(nums).size < nums.length) return 'all numbers must be distinct';
}
