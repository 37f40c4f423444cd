export function validate(intervals) {
  if (intervals.length > 10_000) return 'there must be at most 10 000 meetings';
  const isTime = (time) => Number.isInteger(time) && time >= 0 && time <= 10 ** 6;
  const isMeeting = (one) => one.length === 2 && one.every(isTime) && one[0] < one[1];
  if (!intervals.every(isMeeting)) return 'each meeting must have a start before its end, from 0 to 10^6';
}
