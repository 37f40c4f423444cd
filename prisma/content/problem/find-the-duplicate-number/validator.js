export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 2 || nums.length > 100_001) return 'nums must have 2 to 100 001 elements';
  const n = nums.length - 1;
  const seen = new Set();
  const repeated = new Set();
  for (const num of nums) {
    if (!Number.isInteger(num) || num < 1 || num > n) return 'each element must be 1 to n';
    if (seen.has(num)) repeated.add(num);
    seen.add(num);
  }
  if (repeated.size !== 1) return 'exactly one number must occur more than once';
}
