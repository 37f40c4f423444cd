function rotate(nums, k) {
  const n = nums.length;
  const shift = k % n;

  function reverse(left, right) {
    while (left < right) {
      [nums[left], nums[right]] = [nums[right], nums[left]];
      left++;
      right--;
    }
  }

  reverse(0, n - 1);
  reverse(0, shift - 1);
  reverse(shift, n - 1);
}
