// Wrong Answer: sort() without a comparator compares as strings, so 10 comes before 9
function canAttendMeetings(intervals) {
  const ordered = [...intervals].sort();
  return ordered.every(([start], i) => i === 0 || start >= ordered[i - 1][1]);
}
