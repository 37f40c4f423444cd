// Wrong Answer: without a comparator, sort() compares the pairs as strings, and 10 comes before 5
function merge(intervals) {
  const merged = [];
  for (const [start, end] of intervals.sort()) {
    const last = merged.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}
