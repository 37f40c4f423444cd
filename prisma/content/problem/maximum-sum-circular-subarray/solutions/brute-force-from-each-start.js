function maxSubarraySumCircular(nums) {
  const n = nums.length;
  let best = nums[0];
  for (let start = 0; start < n; start++) {
    let total = 0;
    for (let length = 0; length < n; length++) {
      total += nums[(start + length) % n];
      best = Math.max(best, total);
    }
  }
  return best;
}
