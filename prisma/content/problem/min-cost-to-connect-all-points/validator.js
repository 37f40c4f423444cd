export function validate(points) {
  if (points.length < 1 || points.length > 500) return 'there must be 1 to 500 points';
  const isValue = (value) => Number.isInteger(value) && Math.abs(value) <= 100_000;
  if (points.some((point) => point.length !== 2 || !point.every(isValue))) {
    return 'each point must have two coordinates from -100 000 to 100 000';
  }
  if (new Set(points.map(String)).size < points.length) return 'all points must be distinct';
}
