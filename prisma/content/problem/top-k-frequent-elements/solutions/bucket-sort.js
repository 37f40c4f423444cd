function topKFrequent(nums, k) {
  const countOf = new Map();
  for (const num of nums) countOf.set(num, (countOf.get(num) ?? 0) + 1);
  const buckets = Array.from({ length: nums.length + 1 }, () => []);
  for (const [num, count] of countOf) buckets[count].push(num);
  const frequent = [];
  for (let count = nums.length; frequent.length < k; count--) {
    for (const num of buckets[count]) frequent.push(num);
  }
  return frequent;
}
