export function validate(intervals) {
  if (intervals.length < 1 || intervals.length > 50_000) return 'there must be 1 to 50 000 intervals';
  const isPoint = (point) => Number.isInteger(point) && Math.abs(point) <= 50_000;
  const isInterval = (one) => one.length === 2 && one.every(isPoint) && one[0] < one[1];
  if (!intervals.every(isInterval)) return 'each interval must have a start before its end, from -50 000 to 50 000';
}
