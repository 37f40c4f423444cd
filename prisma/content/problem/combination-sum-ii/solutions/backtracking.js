function combinationSum2(candidates, target) {
  const sorted = candidates.toSorted((a, b) => a - b);
  const combinations = [];
  const current = [];

  function extend(start, rest) {
    if (rest === 0) {
      combinations.push([...current]);
      return;
    }
    for (let i = start; i < sorted.length && sorted[i] <= rest; i++) {
      if (i > start && sorted[i] === sorted[i - 1]) continue;
      current.push(sorted[i]);
      extend(i + 1, rest - sorted[i]);
      current.pop();
    }
  }

  extend(0, target);
  return combinations;
}
