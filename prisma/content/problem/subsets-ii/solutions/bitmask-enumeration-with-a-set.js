function subsetsWithDup(nums) {
  const sorted = nums.toSorted((a, b) => a - b);
  const selections = new Map();
  for (let bits = 0; bits < 2 ** sorted.length; bits++) {
    const chosen = sorted.filter((_, i) => ((bits >> i) & 1) === 1);
    selections.set(chosen.join(), chosen);
  }
  return [...selections.values()];
}
