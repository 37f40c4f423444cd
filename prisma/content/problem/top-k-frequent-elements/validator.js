export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 200_000) return 'nums must have 1 to 200 000 numbers';
  const countOf = new Map();
  for (const num of nums) {
    if (!Number.isInteger(num) || num < -(2 ** 31) || num > 2 ** 31 - 1) return 'nums must be 32-bit integers';
    countOf.set(num, (countOf.get(num) ?? 0) + 1);
  }
  if (!Number.isInteger(k) || k < 1 || k > countOf.size) return 'k must be from 1 to the number of distinct elements';
  const counts = [...countOf.values()].sort((a, b) => b - a);
  if (counts[k - 1] === counts[k]) return 'the answer must be unique';
}
