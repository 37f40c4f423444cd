export function validate(nums, k) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 100_000) return 'nums must have 1 to 100 000 elements';
  if (nums.some((bit) => bit !== 0 && bit !== 1)) return 'each element of nums must be 0 or 1';
  if (!Number.isInteger(k) || k < 0 || k > nums.length) return 'k must be 0 to the length of nums';
}
