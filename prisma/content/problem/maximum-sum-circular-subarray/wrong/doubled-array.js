// Wrong Answer: runs Kadane over the doubled array, so a subarray may use an element twice
function maxSubarraySumCircular(nums) {
  let best = nums[0];
  let endingHere = 0;
  for (const num of [...nums, ...nums]) {
    endingHere = Math.max(num, endingHere + num);
    best = Math.max(best, endingHere);
  }
  return best;
}
