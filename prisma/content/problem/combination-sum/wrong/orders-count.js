// Wrong Answer: begins with the first candidate at each step, and gets each order
function combinationSum(candidates, target) {
  const combinations = [];
  function extend(current, rest) {
    if (rest === 0) combinations.push(current);
    for (const number of candidates) {
      if (number <= rest) extend([...current, number], rest - number);
    }
  }
  extend([], target);
  return combinations;
}
