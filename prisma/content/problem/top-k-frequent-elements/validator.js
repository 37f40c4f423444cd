export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 numbers';
  const countOf = new Map();
  for (const num of nums) {
    if (!Number.isInteger(num) || Math.abs(num) > 10_000) return 'each of nums must be an integer from -10 000 to 10 000';
    countOf.set(num, (countOf.get(num) ?? 0) + 1);
  }
  if (!Number.isInteger(k) || k < 1 || k > countOf.size) return 'k must be from 1 to the number of distinct elements';
  const counts = [...countOf.values()].sort((a, b) => b - a);
  if (counts[k - 1] === counts[k]) return 'the answer must be unique';
}
