export function validate(nums) {
  if (nums.length < 1 || nums.length > 10_000) return 'nums must have 1 to 10 000 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 1_000)) {
    return 'each number must be from 0 to 1 000';
  }
  let furthest = 0;
  for (let i = 0; i < nums.length; i++) {
    if (i > furthest) return 'the last index must be reachable';
    furthest = Math.max(furthest, i + nums[i]);
  }
}
