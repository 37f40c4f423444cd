function intersection(nums1, nums2) {
  const common = [];
  for (const num of nums1) {
    if (nums2.includes(num) && !common.includes(num)) common.push(num);
  }
  return common;
}
