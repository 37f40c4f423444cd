// Wrong Answer: starts again at the first number, so [1, 2] and [2, 1] both come
function subsets(nums) {
  const answer = [];
  const chosen = [];

  function extend() {
    answer.push([...chosen]);
    for (const number of nums) {
      if (chosen.includes(number)) continue;
      chosen.push(number);
      extend();
      chosen.pop();
    }
  }

  extend();
  return answer;
}
