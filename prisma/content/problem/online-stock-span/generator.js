/** Rising prices with small dips, so that the spans are long. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['StockSpanner']];
  for (let day = 0; day < size; day++) calls.push(['next', 1 + day + random.int(0, 20)]);
  return calls;
}
