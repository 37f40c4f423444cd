function findMaxConsecutiveOnes(nums) {
  let longest = 0;
  let run = 0;
  for (const bit of nums) {
    run = bit === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
