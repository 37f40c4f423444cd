function maxSlidingWindow(nums, k) {
  const candidates = [];
  let front = 0;
  const answer = [];
  for (let i = 0; i < nums.length; i++) {
    while (candidates.length > front && nums[candidates.at(-1)] <= nums[i]) {
      candidates.pop();
    }
    candidates.push(i);
    if (candidates[front] === i - k) front++;
    if (i >= k - 1) answer.push(nums[candidates[front]]);
  }
  return answer;
}
