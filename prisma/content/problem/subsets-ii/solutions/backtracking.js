function subsetsWithDup(nums) {
  const sorted = nums.toSorted((a, b) => a - b);
  const selections = [];
  const current = [];

  function extend(start) {
    selections.push([...current]);
    for (let i = start; i < sorted.length; i++) {
      if (i > start && sorted[i] === sorted[i - 1]) continue;
      current.push(sorted[i]);
      extend(i + 1);
      current.pop();
    }
  }

  extend(0);
  return selections;
}
