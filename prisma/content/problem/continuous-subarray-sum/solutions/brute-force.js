function checkSubarraySum(nums, k) {
  for (let start = 0; start < nums.length; start++) {
    let total = nums[start];
    for (let end = start + 1; end < nums.length; end++) {
      total += nums[end];
      if (total % k === 0) return true;
    }
  }
  return false;
}
