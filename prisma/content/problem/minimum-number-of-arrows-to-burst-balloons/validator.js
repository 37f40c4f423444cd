export function validate(points) {
  if (!Array.isArray(points) || points.length < 1 || points.length > 50_000) {
    return 'points must have 1 to 50 000 balloons';
  }
  const isInt = (value) => Number.isInteger(value) && value >= -(2 ** 31) && value <= 2 ** 31 - 1;
  for (const point of points) {
    if (point.length !== 2 || !point.every(isInt)) return 'a balloon must have two 32-bit integers';
    if (point[0] >= point[1]) return 'the start of a balloon must be less than its end';
  }
}
