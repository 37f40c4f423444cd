export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 199_999) return 'nums must have 1 to 199 999 numbers';
  const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
  if (!nums.every(isInt)) return 'nums must contain 32-bit integers';

  const counts = new Map();
  for (const value of nums) counts.set(value, (counts.get(value) ?? 0) + 1);
  const singles = [...counts.values()].filter((count) => count === 1).length;
  if (singles !== 1 || counts.size !== (nums.length + 1) / 2 || [...counts.values()].some((count) => count > 2))
    return 'one number must occur once, and every other number twice';
}
