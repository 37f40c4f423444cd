// Wrong Answer: looks only at the number immediately to the right
function nextGreaterElement(nums1, nums2) {
  return nums1.map((num) => {
    const next = nums2[nums2.indexOf(num) + 1];
    return next > num ? next : -1;
  });
}
