function majorityElement(nums) {
  const counts = new Map();
  for (const num of nums) {
    const count = (counts.get(num) ?? 0) + 1;
    if (count > nums.length / 2) return num;
    counts.set(num, count);
  }
  return -1;
}
