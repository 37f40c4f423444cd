// Wrong Answer: counts what remains, but builds it in a new array
function removeDuplicates(nums) {
  const kept = nums.filter((num, i) => i < 2 || num !== nums[i - 2]);
  nums = kept;
  return nums.length;
}
