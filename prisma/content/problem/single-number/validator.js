export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 30_000) return 'nums must have 1 to 30 000 numbers';
  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 30_000;
  if (!nums.every(isInRange)) return 'each of nums must be an integer from -30 000 to 30 000';

  const counts = new Map();
  for (const value of nums) counts.set(value, (counts.get(value) ?? 0) + 1);
  const singles = [...counts.values()].filter((count) => count === 1).length;
  if (singles !== 1 || counts.size !== (nums.length + 1) / 2 || [...counts.values()].some((count) => count > 2))
    return 'one number must occur once, and every other number twice';
}
