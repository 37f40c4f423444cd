function subsets(nums) {
  const answer = [];
  const chosen = [];

  function decide(i) {
    if (i === nums.length) {
      answer.push([...chosen]);
      return;
    }
    decide(i + 1);
    chosen.push(nums[i]);
    decide(i + 1);
    chosen.pop();
  }

  decide(0);
  return answer;
}
