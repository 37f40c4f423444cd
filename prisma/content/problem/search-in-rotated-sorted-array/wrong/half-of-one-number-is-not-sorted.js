// Wrong Answer: in a range of two elements the left half has one element and is treated as the half with the drop
var search = function (nums, target) {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] === target) return middle;
    if (nums[low] < nums[middle]) {
      if (nums[low] <= target && target < nums[middle]) high = middle - 1;
      else low = middle + 1;
    } else if (nums[middle] < target && target <= nums[high]) {
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return -1;
};
