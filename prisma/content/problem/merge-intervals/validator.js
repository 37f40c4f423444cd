export function validate(intervals) {
  if (intervals.length < 1 || intervals.length > 20_000) return 'there must be 1 to 20 000 intervals';
  const isInt = (number) => Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31;
  if (intervals.some((pair) => pair.length !== 2 || !pair.every(isInt))) {
    return 'each interval must contain two 32-bit integers';
  }
  if (intervals.some(([start, end]) => start > end)) return 'no interval may end before it starts';
}
