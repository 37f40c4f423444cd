// Wrong Answer: counts the different numbers, but leaves the list as it is
function removeDuplicates(nums) {
  return new Set(nums).size;
}
