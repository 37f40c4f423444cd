function topKFrequent(nums, k) {
  const countOf = new Map();
  for (const num of nums) countOf.set(num, (countOf.get(num) ?? 0) + 1);
  return [...countOf]
    .sort((a, b) => b[1] - a[1])
    .slice(0, k)
    .map(([num]) => num);
}
