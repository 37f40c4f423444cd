function searchRange(nums, target) {
  function lowerBound(x) {
    let low = 0;
    let high = nums.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (nums[middle] < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const first = lowerBound(target);
  if (nums[first] !== target) return [-1, -1];
  return [first, lowerBound(target + 1) - 1];
}
