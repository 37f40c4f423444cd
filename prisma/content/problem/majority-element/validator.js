export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 50_000) return 'nums must have 1 to 50 000 numbers';
  const isAllowed = (num) => Number.isInteger(num) && Math.abs(num) <= 10 ** 9;
  if (!nums.every(isAllowed)) return 'each of nums must be an integer from -10^9 to 10^9';
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  if (![...counts.values()].some((count) => 2 * count > nums.length)) return 'no number is in the majority';
}
