const limit = 10 ** 4;
const isCoordinate = (value) => Number.isInteger(value) && Math.abs(value) <= limit;

export function validate(points, k) {
  if (!Array.isArray(points) || points.length < 1 || points.length > 10_000) return 'there must be 1 to 10 000 points';
  if (!points.every((point) => Array.isArray(point) && point.length === 2 && point.every(isCoordinate))) {
    return 'a point must be two integers from -10^4 to 10^4';
  }
  if (!Number.isInteger(k) || k < 1 || k > points.length) return 'k must be 1 to the number of points';
  const squares = points.map(([x, y]) => x * x + y * y).sort((a, b) => a - b);
  if (squares[k - 1] === squares[k]) return 'which points belong to the answer is not unique';
}
