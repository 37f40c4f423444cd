function checkSubarraySum(nums, k) {
  const firstCount = new Map([[0, 0]]);
  let remainder = 0;
  for (let count = 1; count <= nums.length; count++) {
    remainder = (remainder + nums[count - 1]) % k;
    const earlier = firstCount.get(remainder);
    if (earlier === undefined) firstCount.set(remainder, count);
    else if (count - earlier >= 2) return true;
  }
  return false;
}
