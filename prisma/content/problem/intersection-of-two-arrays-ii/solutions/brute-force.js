function intersect(nums1, nums2) {
  const used = nums2.map(() => false);
  const common = [];
  for (const num of nums1) {
    const j = nums2.findIndex((other, index) => other === num && !used[index]);
    if (j < 0) continue;
    used[j] = true;
    common.push(num);
  }
  return common;
}
