export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 30_000) return 'nums must have 1 to 30 000 numbers';
  if (nums.some((num) => num !== (num | 0))) return 'each of nums must be a 32-bit integer';
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  const others = [...counts.values()].filter((count) => count !== 3);
  if (others.length !== 1 || others[0] !== 1) return 'one value must occur once and all others three times';
}
