function missingNumber(nums) {
  const sorted = [...nums].sort((a, b) => a - b);
  const gap = sorted.findIndex((num, i) => num !== i);
  return gap < 0 ? nums.length : gap;
}
