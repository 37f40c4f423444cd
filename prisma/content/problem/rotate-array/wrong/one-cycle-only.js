// Wrong Answer: follows a single cycle, which does not visit every index if n and k share a divisor
function rotate(nums, k) {
  const n = nums.length;
  let i = 0;
  let carried = nums[0];
  do {
    i = (i + k) % n;
    [nums[i], carried] = [carried, nums[i]];
  } while (i !== 0);
}
