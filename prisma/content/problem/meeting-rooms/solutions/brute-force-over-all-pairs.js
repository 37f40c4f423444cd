function canAttendMeetings(intervals) {
  for (let i = 0; i < intervals.length; i++) {
    for (let j = 0; j < i; j++) {
      const first = intervals[i];
      const second = intervals[j];
      if (first[0] < second[1] && second[0] < first[1]) return false;
    }
  }
  return true;
}
