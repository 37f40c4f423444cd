function canPartition(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  if (total % 2 === 1) return false;
  const half = total / 2;
  const canMake = Array(half + 1).fill(false);
  canMake[0] = true;
  for (const num of nums) {
    for (let t = half; t >= num; t--) canMake[t] ||= canMake[t - num];
  }
  return canMake[half];
}
