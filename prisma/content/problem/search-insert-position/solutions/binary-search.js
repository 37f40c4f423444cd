function searchInsert(nums, target) {
  let low = 0;
  let high = nums.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (nums[middle] < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
