// Wrong Answer: takes each 0 in nums1 for reserved space, although 0 may be an element
function merge(nums1, m, nums2, n) {
  const elements = [...nums1.filter((num) => num !== 0), ...nums2];
  elements.sort((a, b) => a - b);
  for (let i = 0; i < m + n; i++) nums1[i] = elements[i] ?? 0;
}
