// Wrong Answer: rounds down half of an odd sum
function canPartition(nums) {
  const half = Math.floor(nums.reduce((sum, num) => sum + num, 0) / 2);
  const sums = new Set([0]);
  for (const num of nums) for (const sum of [...sums]) sums.add(sum + num);
  return sums.has(half);
}
