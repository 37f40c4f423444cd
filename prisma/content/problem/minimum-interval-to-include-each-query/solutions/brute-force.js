function minInterval(intervals, queries) {
  return queries.map((query) => {
    let smallest = Infinity;
    for (const [left, right] of intervals) {
      const isIn = left <= query && query <= right;
      if (isIn) smallest = Math.min(smallest, right - left + 1);
    }
    return smallest === Infinity ? -1 : smallest;
  });
}
