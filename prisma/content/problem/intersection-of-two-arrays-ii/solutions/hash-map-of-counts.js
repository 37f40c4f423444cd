function intersect(nums1, nums2) {
  const counts = new Map();
  for (const num of nums1) counts.set(num, (counts.get(num) ?? 0) + 1);
  const common = [];
  for (const num of nums2) {
    const count = counts.get(num) ?? 0;
    if (count === 0) continue;
    counts.set(num, count - 1);
    common.push(num);
  }
  return common;
}
