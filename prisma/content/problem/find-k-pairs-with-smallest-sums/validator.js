const limit = 10 ** 9;
const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= limit;

export function validate(nums1, nums2, k) {
  for (const [name, nums] of [['nums1', nums1], ['nums2', nums2]]) {
    if (nums.length < 1 || nums.length > 50_000) return `${name} must have 1 to 50 000 elements`;
    if (!nums.every(isInRange)) return `each element of ${name} must be an integer from -10^9 to 10^9`;
    if (nums.some((value, i) => i > 0 && value < nums[i - 1])) return `${name} must be sorted`;
  }
  if (!Number.isInteger(k) || k < 1 || k > 10_000) return 'k must be an integer from 1 to 10 000';
  if (k > nums1.length * nums2.length) return 'k must be at most the number of pairs';
}
