/**
 * Half of the calls are updates, and every third of them corrects an earlier price; the others ask for the maximum,
 * the minimum and the current price. `size` counts calls after the constructor.
 */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['StockPrice']];
  const stamps = [];
  while (calls.length <= size) {
    if (stamps.length > 0 && calls.length % 2 === 0) {
      calls.push([random.pick(['maximum', 'minimum', 'maximum', 'minimum', 'current'])]);
      continue;
    }
    const isCorrection = stamps.length > 0 && random.int(1, 3) === 1;
    const stamp = isCorrection ? random.pick(stamps) : random.int(1, 10 ** 9);
    if (!isCorrection) stamps.push(stamp);
    calls.push(['update', stamp, random.int(1, 10 ** 9)]);
  }
  return calls;
}
