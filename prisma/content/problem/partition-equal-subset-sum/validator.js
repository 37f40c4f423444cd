export function validate(nums) {
  if (nums.length < 1 || nums.length > 200) return 'nums must have 1 to 200 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 1 || num > 100)) {
    return 'each number must be from 1 to 100';
  }
}
