// Wrong Answer: joins the numbers to strings without a separator, so 12 3 looks like 1 23
function findLength(nums1, nums2) {
  const text = nums2.join('');
  let longest = 0;
  for (let start = 0; start < nums1.length; start++) {
    for (let end = start + 1; end <= nums1.length; end++) {
      if (text.includes(nums1.slice(start, end).join(''))) longest = Math.max(longest, end - start);
    }
  }
  return longest;
}
