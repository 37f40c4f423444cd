export function validate(intervals) {
  if (intervals.length < 1 || intervals.length > 10_000) return 'there must be 1 to 10 000 meetings';
  const isTime = (time) => Number.isInteger(time) && time >= 0 && time <= 1_000_000;
  const isMeeting = (pair) => pair.length === 2 && pair.every(isTime) && pair[0] < pair[1];
  if (!intervals.every(isMeeting)) {
    return 'each meeting must be a start from 0 to 10^6 and a later end up to 10^6';
  }
}
