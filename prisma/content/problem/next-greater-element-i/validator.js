const isValue = (num) => Number.isInteger(num) && num >= 0 && num <= 10_000;

export function validate(nums1, nums2) {
  if (nums2.length < 1 || nums2.length > 1_000) return 'nums2 must have 1 to 1 000 numbers';
  if (nums1.length < 1 || nums1.length > nums2.length) return 'nums1 must have 1 to nums2.length numbers';
  if (!nums1.every(isValue) || !nums2.every(isValue)) return 'each number must be an integer from 0 to 10 000';
  const known = new Set(nums2);
  if (known.size < nums2.length) return 'the numbers of nums2 must be distinct';
  if (new Set(nums1).size < nums1.length) return 'the numbers of nums1 must be distinct';
  if (!nums1.every((num) => known.has(num))) return 'each number of nums1 must occur in nums2';
}
