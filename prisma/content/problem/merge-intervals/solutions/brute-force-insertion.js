function merge(intervals) {
  let merged = [];
  for (let [start, end] of intervals) {
    const apart = [];
    for (const other of merged) {
      if (other[1] < start || end < other[0]) {
        apart.push(other);
      } else {
        start = Math.min(start, other[0]);
        end = Math.max(end, other[1]);
      }
    }
    merged = [...apart, [start, end]];
  }
  return merged;
}
