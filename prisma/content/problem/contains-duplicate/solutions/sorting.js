function containsDuplicate(nums) {
  const sorted = nums.toSorted((a, b) => a - b);
  return sorted.some((num, i) => i > 0 && num === sorted[i - 1]);
}
