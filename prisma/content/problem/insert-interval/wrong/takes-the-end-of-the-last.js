// Wrong Answer: takes the end of the last overlapping interval, not the maximum of both ends
function insert(intervals, newInterval) {
  let [start, end] = newInterval;
  const left = intervals.filter((interval) => interval[1] < newInterval[0]);
  const right = intervals.filter((interval) => interval[0] > newInterval[1]);
  const middle = intervals.slice(left.length, intervals.length - right.length);
  if (middle.length > 0) {
    start = Math.min(start, middle[0][0]);
    end = middle.at(-1)[1];
  }
  return [...left, [start, end], ...right];
}
