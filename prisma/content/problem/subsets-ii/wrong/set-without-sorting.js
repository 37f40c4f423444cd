// Wrong Answer: compares subsets without sorting, so the order of the numbers makes a difference
function subsetsWithDup(nums) {
  const selections = new Map();
  for (let bits = 0; bits < 2 ** nums.length; bits++) {
    const chosen = nums.filter((_, i) => ((bits >> i) & 1) === 1);
    selections.set(chosen.join(), chosen);
  }
  return [...selections.values()];
}
