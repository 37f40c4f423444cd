export function validate(timePoints) {
  if (!Array.isArray(timePoints) || timePoints.length < 2 || timePoints.length > 20_000)
    return 'there must be 2 to 20 000 times';
  const isTime = (time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!timePoints.every(isTime)) return 'a time must be HH:MM, from 00:00 to 23:59';
}
