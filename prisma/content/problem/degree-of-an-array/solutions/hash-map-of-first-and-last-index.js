function findShortestSubArray(nums) {
  const infoOf = new Map();
  nums.forEach((value, i) => {
    const info = infoOf.get(value);
    if (info) {
      info.count++;
      info.last = i;
    } else {
      infoOf.set(value, { count: 1, first: i, last: i });
    }
  });

  let degree = 0;
  let shortest = nums.length;
  for (const { count, first, last } of infoOf.values()) {
    const length = last - first + 1;
    if (count > degree || (count === degree && length < shortest)) {
      degree = count;
      shortest = length;
    }
  }
  return shortest;
}
