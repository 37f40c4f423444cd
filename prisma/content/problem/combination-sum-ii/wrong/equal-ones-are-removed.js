// Wrong Answer: removes duplicates from the array, so no number can be used twice
function combinationSum2(candidates, target) {
  const sorted = [...new Set(candidates)].sort((a, b) => a - b);
  const combinations = [];
  function extend(start, current, rest) {
    if (rest === 0) combinations.push(current);
    for (let i = start; i < sorted.length && sorted[i] <= rest; i++) {
      extend(i + 1, [...current, sorted[i]], rest - sorted[i]);
    }
  }
  extend(0, [], target);
  return combinations;
}
