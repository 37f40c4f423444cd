// Wrong Answer: counts the smaller elements on both sides
function countSmaller(nums) {
  const sorted = nums.toSorted((a, b) => a - b);
  return nums.map((value) => sorted.indexOf(value));
}
