function intersection(nums1, nums2) {
  const values = new Set(nums1);
  const common = [];
  for (const num of nums2) {
    if (values.delete(num)) common.push(num);
  }
  return common;
}
