// Wrong Answer: the third number may be one of the two already chosen, so an index is used twice
function threeSum(nums) {
  const known = new Set(nums);
  const triples = new Map();
  for (let i = 0; i < nums.length; i++) {
    for (let j = i + 1; j < nums.length; j++) {
      const missing = -nums[i] - nums[j];
      if (!known.has(missing)) continue;
      const triple = [nums[i], nums[j], missing].sort((a, b) => a - b);
      triples.set(triple.join(), triple);
    }
  }
  return [...triples.values()];
}
