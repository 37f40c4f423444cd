export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length >= 100_000) return 'nums must have 1 to 99 999 numbers';
  if (nums.some((num) => !Number.isInteger(num) || num < 0 || num > 100_000)) {
    return 'each of nums must be an integer from 0 to 100 000';
  }
  if (nums.some((num, i) => i > 0 && num < nums[i - 1])) return 'nums must be in ascending order';
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  const others = [...counts.values()].filter((count) => count !== 2);
  if (others.length !== 1 || others[0] !== 1) return 'one value must occur once and all others twice';
}
