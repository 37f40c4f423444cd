/**
 * Most intervals stay apart, so that a list of results gets long; one in four touches or overlaps
 * the previous one. They are shuffled. `size` counts intervals.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const intervals = [];
  // The number of integers that an interval has on average, if all end by 10 000.
  const room = 10_000 / size;
  const [gap, length] = [Math.max(1, Math.floor(room / 2)), Math.max(1, Math.floor(room / 4))];
  let end = 0;
  for (let i = 0; i < size; i++) {
    const start = random.int(1, 4) === 1 ? Math.max(0, end - random.int(0, length)) : end + random.int(1, gap);
    intervals.push([start, start + (random.int(1, 5) === 1 ? random.int(1, length) : 0)]);
    end = Math.max(end, intervals[i][1]);
  }
  return [random.shuffle(intervals)];
}
