function searchRange(nums, target) {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (nums[middle] < target) {
      low = middle + 1;
    } else if (nums[middle] > target) {
      high = middle - 1;
    } else {
      let first = middle;
      let last = middle;
      while (nums[first - 1] === target) first--;
      while (nums[last + 1] === target) last++;
      return [first, last];
    }
  }
  return [-1, -1];
}
