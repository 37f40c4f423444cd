export function validate(intervals) {
  if (intervals.length < 1 || intervals.length > 10_000) return 'there must be 1 to 10 000 intervals';
  const isPoint = (number) => Number.isInteger(number) && number >= 0 && number <= 10_000;
  if (intervals.some((pair) => pair.length !== 2 || !pair.every(isPoint))) {
    return 'each interval must contain two integers from 0 to 10^4';
  }
  if (intervals.some(([start, end]) => start > end)) return 'no interval may end before it starts';
}
