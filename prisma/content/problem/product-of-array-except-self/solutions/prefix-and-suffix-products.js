function productExceptSelf(nums) {
  const n = nums.length;
  const inFront = new Array(n).fill(1);
  for (let i = 1; i < n; i++) inFront[i] = inFront[i - 1] * nums[i - 1];
  const behind = new Array(n).fill(1);
  for (let i = n - 2; i >= 0; i--) behind[i] = behind[i + 1] * nums[i + 1];
  return inFront.map((product, i) => product * behind[i]);
}
