function canPartition(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  const canReach = (i, rest) => {
    if (rest === 0) return true;
    if (rest < 0 || i === nums.length) return false;
    return canReach(i + 1, rest - nums[i]) || canReach(i + 1, rest);
  };

  return total % 2 === 0 && canReach(0, total / 2);
}
