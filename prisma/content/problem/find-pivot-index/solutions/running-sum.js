function pivotIndex(nums) {
  const total = nums.reduce((sum, num) => sum + num, 0);
  let left = 0;
  for (const [i, num] of nums.entries()) {
    if (left === total - left - num) return i;
    left += num;
  }
  return -1;
}
