// Wrong Answer: accepts a single number that is a multiple of k
function checkSubarraySum(nums, k) {
  const remainders = new Set([0]);
  let remainder = 0;
  for (const num of nums) {
    remainder = (remainder + num) % k;
    if (remainders.has(remainder)) return true;
    remainders.add(remainder);
  }
  return false;
}
