/** Intervals with gaps, and a new one that covers about the middle third. `size` counts intervals. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let point = random.int(-900_000_000, -800_000_000);
  const intervals = Array.from({ length: size }, () => {
    const start = point + random.int(1, 9_000);
    point = start + random.int(0, 9_000);
    return [start, point];
  });
  const [first] = intervals[Math.floor(size / 3)];
  const [, last] = intervals[Math.floor((2 * size) / 3)] ?? intervals[size - 1];
  return [intervals, [first + random.int(-5_000, 0), last + random.int(0, 5_000)]];
}
