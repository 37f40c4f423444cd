function rotate(nums, k) {
  const n = nums.length;
  for (let step = 0; step < k % n; step++) {
    const last = nums[n - 1];
    for (let i = n - 1; i > 0; i--) nums[i] = nums[i - 1];
    nums[0] = last;
  }
}
