/** The window size is half the number of calls. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['MovingAverage', Math.ceil(size / 2)]];
  for (let i = 0; i < size; i++) calls.push(['next', random.int(-(10 ** 9), 10 ** 9)]);
  return calls;
}
