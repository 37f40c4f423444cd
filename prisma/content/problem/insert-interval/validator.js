const isPoint = (point) => Number.isInteger(point) && point >= 0 && point <= 10 ** 5;
const isInterval = (interval) =>
  interval.length === 2 && interval.every(isPoint) && interval[0] <= interval[1];

export function validate(intervals, newInterval) {
  if (intervals.length > 10_000) return 'there must be at most 10 000 intervals';
  if (!intervals.every(isInterval) || !isInterval(newInterval)) {
    return 'each interval must have a start and an end from 0 to 10^5, in this order';
  }
  if (intervals.some(([start], i) => i > 0 && start <= intervals[i - 1][1])) {
    return 'intervals must be sorted and not overlap or touch';
  }
}
