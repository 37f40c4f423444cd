function sortColors(nums) {
  let low = 0;
  let current = 0;
  let high = nums.length - 1;
  const swap = (i, j) => {
    [nums[i], nums[j]] = [nums[j], nums[i]];
  };
  while (current <= high) {
    if (nums[current] === 0) swap(low++, current++);
    else if (nums[current] === 1) current++;
    else swap(current, high--);
  }
}
