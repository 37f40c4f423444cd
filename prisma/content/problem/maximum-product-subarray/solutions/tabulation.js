function maxProduct(nums) {
  const high = [nums[0]];
  const low = [nums[0]];
  let best = nums[0];
  for (let i = 1; i < nums.length; i++) {
    const candidates = [nums[i], high[i - 1] * nums[i], low[i - 1] * nums[i]];
    high.push(Math.max(...candidates));
    low.push(Math.min(...candidates));
    best = Math.max(best, high[i]);
  }
  return best;
}
