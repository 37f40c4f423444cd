// Wrong Answer: uses 0 beyond the ends, although peaks may be negative
function findPeakElement(nums) {
  const at = (position) => nums[position] ?? 0;
  return nums.findIndex((num, i) => num > at(i - 1) && num > at(i + 1));
}
