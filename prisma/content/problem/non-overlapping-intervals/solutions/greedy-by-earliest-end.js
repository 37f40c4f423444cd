function eraseOverlapIntervals(intervals) {
  let removed = 0;
  let last = -Infinity;
  for (const [start, end] of intervals.toSorted((a, b) => a[1] - b[1])) {
    if (start >= last) last = end;
    else removed++;
  }
  return removed;
}
