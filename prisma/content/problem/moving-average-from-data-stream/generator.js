/** The window size is a tenth of the number of calls. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['MovingAverage', Math.ceil(size / 10)]];
  for (let i = 0; i < size; i++) calls.push(['next', random.int(-(10 ** 5), 10 ** 5)]);
  return calls;
}
