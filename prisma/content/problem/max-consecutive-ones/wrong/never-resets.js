// Wrong Answer: counts all ones instead of consecutive ones
function findMaxConsecutiveOnes(nums) {
  return nums.reduce((count, bit) => count + bit, 0);
}
