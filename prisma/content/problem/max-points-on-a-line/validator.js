const isCoordinate = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;

export function validate(points) {
  if (!Array.isArray(points) || points.length < 1 || points.length > 300) return 'there must be 1 to 300 points';
  if (!points.every((point) => point.length === 2 && point.every(isCoordinate))) {
    return 'each point must have two coordinates from -10^4 to 10^4';
  }
  if (new Set(points.map(String)).size < points.length) return 'all points must be different';
}
