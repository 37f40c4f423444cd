function canPartition(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  if (total % 2 === 1) return false;
  let sums = 1n;
  for (const num of nums) sums |= sums << BigInt(num);
  return ((sums >> BigInt(total / 2)) & 1n) === 1n;
}
