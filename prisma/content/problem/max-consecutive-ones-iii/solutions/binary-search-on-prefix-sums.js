function longestOnes(nums, k) {
  const zeros = [0];
  let longest = 0;
  for (let end = 1; end <= nums.length; end++) {
    zeros[end] = zeros[end - 1] + 1 - nums[end - 1];
    let low = 0;
    let high = end;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (zeros[mid] >= zeros[end] - k) high = mid;
      else low = mid + 1;
    }
    longest = Math.max(longest, end - low);
  }
  return longest;
}
