// Wrong Answer: flips the first k zeros instead of those that join the longest runs
function longestOnes(nums, k) {
  let longest = 0;
  let run = 0;
  for (const num of nums) {
    if (num === 1) run++;
    else if (k > 0) {
      k--;
      run++;
    } else run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
