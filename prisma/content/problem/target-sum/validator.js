export function validate(nums, target) {
  if (nums.length < 1 || nums.length > 30) return 'nums must have 1 to 30 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 100)) {
    return 'each number must be from 0 to 100';
  }
  if (!Number.isInteger(target) || Math.abs(target) > 3_000) return 'target must be from -3 000 to 3 000';
}
