// Wrong Answer: does not decrement the count, so one element of nums1 is paired several times
function intersect(nums1, nums2) {
  const counts = new Map();
  for (const num of nums1) counts.set(num, (counts.get(num) ?? 0) + 1);
  return nums2.filter((num) => counts.get(num) > 0);
}
