function maxSlidingWindow(nums, k) {
  const fromStart = [...nums];
  const toEnd = [...nums];
  for (let i = 1; i < nums.length; i++) {
    if (i % k !== 0) fromStart[i] = Math.max(fromStart[i], fromStart[i - 1]);
  }
  for (let i = nums.length - 2; i >= 0; i--) {
    if ((i + 1) % k !== 0) toEnd[i] = Math.max(toEnd[i], toEnd[i + 1]);
  }
  const answer = [];
  for (let i = 0; i + k <= nums.length; i++) {
    answer.push(Math.max(toEnd[i], fromStart[i + k - 1]));
  }
  return answer;
}
