const limit = 10 ** 9;
const isInRange = (value) => Number.isInteger(value) && value >= -limit && value <= limit;

export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length < 2 || nums.length > 10_000) return 'nums must have 2 to 10 000 numbers';
  if (!nums.every(isInRange)) return 'each of nums must be an integer from -10^9 to 10^9';
  if (!isInRange(target)) return 'target must be an integer from -10^9 to 10^9';
  const seen = new Map();
  let pairs = 0;
  for (const num of nums) {
    pairs += seen.get(target - num) ?? 0;
    seen.set(num, (seen.get(num) ?? 0) + 1);
  }
  if (pairs !== 1) return `exactly one pair must add up to target, but ${pairs} do`;
}
