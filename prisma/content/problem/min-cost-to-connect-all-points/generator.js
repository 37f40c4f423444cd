/** Distinct random points in a square. `size` counts points. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = random.pick([100, 100_000]);
  const points = new Map();
  while (points.size < size) {
    const point = [random.int(-reach, reach), random.int(-reach, reach)];
    points.set(point.join(), point);
  }
  return [[...points.values()]];
}
