export function validate(nums, target) {
  if (nums.length < 1 || nums.length > 20) return 'nums must have 1 to 20 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 1_000)) {
    return 'each number must be from 0 to 1 000';
  }
  if (nums.reduce((sum, num) => sum + num, 0) > 1_000) return 'the sum of all numbers must be at most 1 000';
  if (!Number.isInteger(target) || Math.abs(target) > 1_000) return 'target must be from -1 000 to 1 000';
}
