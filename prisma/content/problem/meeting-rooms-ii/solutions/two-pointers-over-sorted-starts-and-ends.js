function minMeetingRooms(intervals) {
  const starts = intervals.map(([start]) => start).sort((a, b) => a - b);
  const ends = intervals.map(([, end]) => end).sort((a, b) => a - b);
  let rooms = 0;
  let freed = 0;
  for (const start of starts) {
    if (ends[freed] <= start) freed++;
    else rooms++;
  }
  return rooms;
}
