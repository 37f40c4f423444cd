function rotate(nums, k) {
  const n = nums.length;
  let moved = 0;
  for (let start = 0; moved < n; start++) {
    let i = start;
    let carried = nums[start];
    do {
      i = (i + k) % n;
      [nums[i], carried] = [carried, nums[i]];
      moved++;
    } while (i !== start);
  }
}
