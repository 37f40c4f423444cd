/**
 * Most intervals stay apart, so that a list of results gets long; one in four touches or overlaps
 * the previous one. They are shuffled. `size` counts intervals.
 */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const intervals = [];
  let end = -75_000 * size;
  for (let i = 0; i < size; i++) {
    const start = end + (random.int(1, 4) === 1 ? random.int(-9, 0) : random.int(1, 150_000));
    intervals.push([start, start + random.int(0, random.pick([0, 9, 999]))]);
    end = Math.max(end, intervals[i][1]);
  }
  return [random.shuffle(intervals)];
}
