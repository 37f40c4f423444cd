// Time Limit Exceeded: rescans the whole window whenever the maximum leaves
function maxSlidingWindow(nums, k) {
  const answer = [];
  let at = -1;
  for (let end = k - 1; end < nums.length; end++) {
    const start = end - k + 1;
    if (at < start) {
      at = start;
      for (let i = start; i <= end; i++) if (nums[i] > nums[at]) at = i;
    } else if (nums[end] > nums[at]) {
      at = end;
    }
    answer.push(nums[at]);
  }
  return answer;
}
