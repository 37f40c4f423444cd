const isPoint = (point) => Number.isInteger(point) && Math.abs(point) <= 10 ** 9;
const isInterval = (interval) =>
  interval.length === 2 && interval.every(isPoint) && interval[0] <= interval[1];

export function validate(intervals, newInterval) {
  if (intervals.length > 50_000) return 'there must be at most 50 000 intervals';
  if (!intervals.every(isInterval) || !isInterval(newInterval)) {
    return 'each interval must have a start and an end from -10^9 to 10^9, in this order';
  }
  if (intervals.some(([start], i) => i > 0 && start <= intervals[i - 1][1])) {
    return 'intervals must be sorted and not overlap or touch';
  }
}
