function getMaxLen(nums) {
  let longest = 0;
  for (let start = 0; start < nums.length; start++) {
    let isPositive = true;
    for (let end = start; end < nums.length && nums[end] !== 0; end++) {
      if (nums[end] < 0) isPositive = !isPositive;
      if (isPositive) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}
