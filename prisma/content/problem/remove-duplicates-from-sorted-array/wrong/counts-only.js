// Wrong Answer: counts the distinct numbers, but leaves the array unchanged
function removeDuplicates(nums) {
  return new Set(nums).size;
}
