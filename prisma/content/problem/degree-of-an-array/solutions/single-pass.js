function findShortestSubArray(nums) {
  const first = new Map();
  const counts = new Map();
  let degree = 0;
  let shortest = 0;
  nums.forEach((value, i) => {
    if (!first.has(value)) first.set(value, i);
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    const length = i - first.get(value) + 1;
    if (count > degree || (count === degree && length < shortest)) {
      degree = count;
      shortest = length;
    }
  });
  return shortest;
}
