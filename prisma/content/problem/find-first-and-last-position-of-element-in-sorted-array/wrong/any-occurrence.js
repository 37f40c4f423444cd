// Wrong Answer: takes any occurrence that binary search finds as the first one
function searchRange(nums, target) {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] === target) {
      let last = middle;
      while (nums[last + 1] === target) last++;
      return [middle, last];
    }
    if (nums[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return [-1, -1];
}
