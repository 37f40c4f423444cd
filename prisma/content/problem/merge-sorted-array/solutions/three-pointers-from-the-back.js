function merge(nums1, m, nums2, n) {
  let i = m - 1;
  let j = n - 1;
  for (let place = m + n - 1; j >= 0; place--) {
    if (i >= 0 && nums1[i] > nums2[j]) nums1[place] = nums1[i--];
    else nums1[place] = nums2[j--];
  }
}
