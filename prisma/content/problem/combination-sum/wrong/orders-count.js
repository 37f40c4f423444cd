// Wrong Answer: starts at the first candidate at each level, so every order is returned
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
