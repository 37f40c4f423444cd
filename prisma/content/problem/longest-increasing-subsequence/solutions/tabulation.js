function lengthOfLIS(nums) {
  const length = [];
  let best = 1;
  for (let i = 0; i < nums.length; i++) {
    length.push(1);
    for (let j = 0; j < i; j++) {
      if (nums[j] < nums[i]) length[i] = Math.max(length[i], length[j] + 1);
    }
    best = Math.max(best, length[i]);
  }
  return best;
}
