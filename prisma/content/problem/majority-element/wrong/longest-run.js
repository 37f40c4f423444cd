// Wrong Answer: returns the value of the longest run of equal neighbours
function majorityElement(nums) {
  let best = nums[0];
  let longest = 0;
  let run = 0;
  for (let i = 0; i < nums.length; i++) {
    run = i > 0 && nums[i] === nums[i - 1] ? run + 1 : 1;
    if (run > longest) {
      longest = run;
      best = nums[i];
    }
  }
  return best;
}
