/** Short jobs, so that many of them can be done and there are many selections to compare. */
export const smallest = 1;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const startTime = Array.from({ length: size }, () => random.int(1, 20 * size));
  const endTime = startTime.map((start) => start + random.int(1, 60));
  const profit = startTime.map(() => random.int(1, 10_000));
  return [startTime, endTime, profit];
}
