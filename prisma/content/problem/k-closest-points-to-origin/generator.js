/** Each point is closer than the one before, so that each replaces another in the heap; a quarter is the answer. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

const squaredDistance = ([x, y]) => x * x + y * y;

export function generate(size, random) {
  const limit = 10 ** 4;
  const points = Array.from({ length: size }, () => [random.int(-limit, limit), random.int(-limit, limit)]);
  points.sort((a, b) => squaredDistance(b) - squaredDistance(a));
  let k = Math.ceil(size / 4);
  while (k < size && squaredDistance(points[size - k]) === squaredDistance(points[size - k - 1])) k++;
  return [points, k];
}
