// Time Limit Exceeded: keeps the middle on the left side, so a range of two elements never gets smaller
function findMin(nums) {
  let low = 0;
  let high = nums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nums[middle] > nums[high]) low = middle;
    else high = middle;
  }
  return nums[low];
}
