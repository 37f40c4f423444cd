function findShortestSubArray(nums) {
  const counts = new Map();
  let degree = 0;
  for (const value of nums) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
    degree = Math.max(degree, counts.get(value));
  }

  let shortest = nums.length;
  for (let start = 0; start < nums.length; start++) {
    counts.clear();
    for (let end = start; end < nums.length; end++) {
      const count = (counts.get(nums[end]) ?? 0) + 1;
      counts.set(nums[end], count);
      if (count === degree) {
        shortest = Math.min(shortest, end - start + 1);
        break;
      }
    }
  }
  return shortest;
}
