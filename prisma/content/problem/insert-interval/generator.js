/** Intervals with gaps, and a new one that covers about the middle third. `size` counts intervals. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let point = random.int(0, 5);
  const intervals = Array.from({ length: size }, () => {
    const start = point + random.int(1, 5);
    point = start + random.int(0, 4);
    return [start, point];
  });
  const [first] = intervals[Math.floor(size / 3)];
  const [, last] = intervals[Math.floor((2 * size) / 3)] ?? intervals[size - 1];
  return [intervals, [Math.max(0, first - random.int(0, 5)), last + random.int(0, 5)]];
}
