// Wrong Answer: processes the intervals in the given order, without sorting
function eraseOverlapIntervals(intervals) {
  let removed = 0;
  let last = -Infinity;
  for (const [start, end] of intervals) {
    if (start >= last) last = end;
    else {
      removed++;
      last = Math.min(last, end);
    }
  }
  return removed;
}
