function eraseOverlapIntervals(intervals) {
  const ordered = intervals.toSorted((a, b) => a[0] - b[0]);
  const lengths = ordered.map(() => 1);
  for (let i = 0; i < ordered.length; i++) {
    for (let j = 0; j < i; j++) {
      if (ordered[j][1] > ordered[i][0]) continue;
      lengths[i] = Math.max(lengths[i], lengths[j] + 1);
    }
  }
  return intervals.length - Math.max(...lengths);
}
