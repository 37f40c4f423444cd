// Wrong Answer: stops one mask too early, so the subset of all numbers is missing
function subsets(nums) {
  const answer = [];
  for (let mask = 0; mask < 2 ** nums.length - 1; mask++) {
    answer.push(nums.filter((_, i) => mask & (1 << i)));
  }
  return answer;
}
