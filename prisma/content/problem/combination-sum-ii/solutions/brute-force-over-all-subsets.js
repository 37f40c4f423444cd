function combinationSum2(candidates, target) {
  const sorted = candidates.toSorted((a, b) => a - b);
  const combinations = new Map();
  for (let bits = 0; bits < 2 ** sorted.length; bits++) {
    const chosen = sorted.filter((_, i) => ((bits >> i) & 1) === 1);
    const sum = chosen.reduce((total, number) => total + number, 0);
    if (sum === target) combinations.set(chosen.join(), chosen);
  }
  return [...combinations.values()];
}
