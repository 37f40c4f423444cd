/** Random points in a small square, so that many lines have several points, and a tenth of them on one line. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const points = new Map();
  const add = (x, y) => points.set(`${x},${y}`, [x, y]);
  const [dx, dy] = [random.int(1, 7), random.int(-7, 7)];
  for (let i = 0; i < size / 10; i++) add(i * dx, i * dy);
  while (points.size < size) add(random.int(-500, 500), random.int(-500, 500));
  return [random.shuffle([...points.values()])];
}
