// Wrong Answer: filters into a new array and leaves nums as it was
function removeElement(nums, val) {
  nums = nums.filter((num) => num !== val);
  return nums.length;
}
