function combinationSum(candidates, target) {
  const combinations = Array.from({ length: target + 1 }, () => []);
  combinations[0].push([]);
  for (const number of candidates) {
    for (let total = number; total <= target; total++) {
      for (const shorter of combinations[total - number]) {
        combinations[total].push([...shorter, number]);
      }
    }
  }
  return combinations[target];
}
