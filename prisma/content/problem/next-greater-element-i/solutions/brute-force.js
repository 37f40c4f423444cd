function nextGreaterElement(nums1, nums2) {
  return nums1.map((num) => {
    for (let i = nums2.indexOf(num) + 1; i < nums2.length; i++) {
      if (nums2[i] > num) return nums2[i];
    }
    return -1;
  });
}
