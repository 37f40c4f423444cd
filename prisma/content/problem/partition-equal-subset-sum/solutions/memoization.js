function canPartition(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  if (total % 2 === 1) return false;
  const failed = nums.map(() => new Uint8Array(total / 2 + 1));
  const canReach = (i, rest) => {
    if (rest === 0) return true;
    if (rest < 0 || i === nums.length || failed[i][rest]) return false;
    if (canReach(i + 1, rest - nums[i]) || canReach(i + 1, rest)) return true;
    failed[i][rest] = 1;
    return false;
  };

  return canReach(0, total / 2);
}
