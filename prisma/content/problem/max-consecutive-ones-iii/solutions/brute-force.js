function longestOnes(nums, k) {
  let longest = 0;
  for (let start = 0; start < nums.length; start++) {
    let zeros = 0;
    for (let end = start; end < nums.length; end++) {
      zeros += 1 - nums[end];
      if (zeros > k) break;
      longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}
