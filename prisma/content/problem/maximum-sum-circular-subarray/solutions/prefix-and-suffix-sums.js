function maxSubarraySumCircular(nums) {
  let best = nums[0];
  let endingHere = 0;
  let prefix = 0;
  const bestPrefix = [];
  nums.forEach((num, i) => {
    endingHere = Math.max(num, endingHere + num);
    best = Math.max(best, endingHere);
    prefix += num;
    bestPrefix.push(i === 0 ? prefix : Math.max(prefix, bestPrefix[i - 1]));
  });
  let suffix = 0;
  for (let i = nums.length - 1; i > 0; i--) {
    suffix += nums[i];
    best = Math.max(best, suffix + bestPrefix[i - 1]);
  }
  return best;
}
