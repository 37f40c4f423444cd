function merge(nums1, m, nums2, n) {
  const own = nums1.slice(0, m);
  let i = 0;
  let j = 0;
  for (let place = 0; place < m + n; place++) {
    if (j === n || (i < m && own[i] <= nums2[j])) nums1[place] = own[i++];
    else nums1[place] = nums2[j++];
  }
}
