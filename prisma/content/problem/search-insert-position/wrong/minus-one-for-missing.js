// Wrong Answer: returns -1 if the target is missing, as an ordinary binary search does
function searchInsert(nums, target) {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] === target) return middle;
    if (nums[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
