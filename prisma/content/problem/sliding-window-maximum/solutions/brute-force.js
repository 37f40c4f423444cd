function maxSlidingWindow(nums, k) {
  const answer = [];
  for (let start = 0; start + k <= nums.length; start++) {
    let largest = nums[start];
    for (let i = start + 1; i < start + k; i++) largest = Math.max(largest, nums[i]);
    answer.push(largest);
  }
  return answer;
}
