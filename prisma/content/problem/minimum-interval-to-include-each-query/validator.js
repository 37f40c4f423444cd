const isNumber = (number) => Number.isInteger(number) && number >= 1 && number <= 10 ** 7;

export function validate(intervals, queries) {
  if (intervals.length < 1 || intervals.length > 50_000) return 'there must be 1 to 50 000 intervals';
  if (queries.length < 1 || queries.length > 50_000) return 'there must be 1 to 50 000 queries';
  if (!intervals.every((interval) => interval.length === 2 && interval.every(isNumber))) {
    return 'an interval must have two ends from 1 to 10^7';
  }
  if (intervals.some(([left, right]) => left > right)) return 'left must be at most right';
  if (!queries.every(isNumber)) return 'a query must be from 1 to 10^7';
}
