function combinationSum(candidates, target) {
  const combinations = new Map();

  function extend(sequence, rest) {
    if (rest === 0) {
      const combination = sequence.toSorted((a, b) => a - b);
      combinations.set(combination.join(), combination);
    }
    for (const number of candidates) {
      if (number <= rest) extend([...sequence, number], rest - number);
    }
  }

  extend([], target);
  return [...combinations.values()];
}
