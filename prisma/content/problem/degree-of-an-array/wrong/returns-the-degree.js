// Wrong Answer: returns the degree of the array and not the length of the subarray
function findShortestSubArray(nums) {
  const counts = new Map();
  for (const value of nums) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}
