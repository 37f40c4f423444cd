export function validate(nums) {
  if (nums.length < 1 || nums.length > 150) return 'there must be 1 to 150 balloons';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 100)) {
    return 'each number must be from 0 to 100';
  }
}
