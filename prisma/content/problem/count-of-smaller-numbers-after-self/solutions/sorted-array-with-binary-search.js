function countSmaller(nums) {
  const counts = new Array(nums.length).fill(0);
  const passed = [];
  for (let i = nums.length - 1; i >= 0; i--) {
    let low = 0;
    let high = passed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passed[middle] < nums[i]) low = middle + 1;
      else high = middle;
    }
    counts[i] = low;
    passed.splice(low, 0, nums[i]);
  }
  return counts;
}
