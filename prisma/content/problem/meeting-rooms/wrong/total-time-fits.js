// Wrong Answer: only compares the total length of the meetings with the time from the first start to the last end
function canAttendMeetings(intervals) {
  if (intervals.length === 0) return true;
  let total = 0;
  let first = Infinity;
  let last = -Infinity;
  for (const [start, end] of intervals) {
    total += end - start;
    first = Math.min(first, start);
    last = Math.max(last, end);
  }
  return total <= last - first;
}
