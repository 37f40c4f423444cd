function canAttendMeetings(intervals) {
  const ordered = intervals.toSorted((a, b) => a[0] - b[0]);
  return ordered.every(([start], i) => i === 0 || start >= ordered[i - 1][1]);
}
