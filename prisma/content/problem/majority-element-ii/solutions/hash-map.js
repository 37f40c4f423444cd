function majorityElement(nums) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  return [...counts.keys()].filter((num) => 3 * counts.get(num) > nums.length);
}
