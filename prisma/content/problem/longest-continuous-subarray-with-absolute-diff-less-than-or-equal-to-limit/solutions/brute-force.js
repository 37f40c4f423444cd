function longestSubarray(nums, limit) {
  let longest = 0;
  for (let start = 0; start < nums.length; start++) {
    let largest = nums[start];
    let smallest = nums[start];
    for (let end = start; end < nums.length; end++) {
      largest = Math.max(largest, nums[end]);
      smallest = Math.min(smallest, nums[end]);
      if (largest - smallest > limit) break;
      longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}
