const MOST_BASKETS = 10_000;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and B';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain the prices';
  const [n, budget] = lines[0].split(' ').map(Number);
  const prices = lines[1].split(' ').map(Number);
  if (n < 1 || n > 24) return 'n must be 1 to 24';
  if (budget < 1 || budget > 24_000_000) return 'B must be 1 to 24 000 000';
  if (prices.length !== n) return 'there must be n prices';
  if (prices.some((price) => price < 1 || price > 1e6)) return 'prices must be 1 to 10^6';
  if (baskets(prices, budget) > MOST_BASKETS) return 'there are more than 10 000 baskets';
}

/** Meet in the middle: the sums of the first half of the prices, and those of the second half that complete them. */
function baskets(prices, budget) {
  const sorted = prices.toSorted((one, other) => one - other);
  let middle = sorted.length >> 1;
  while (middle > 0 && sorted[middle] === sorted[middle - 1]) middle--;
  const first = sums(sorted.slice(0, middle));
  let found = 0;
  for (const [sum, count] of sums(sorted.slice(middle))) found += count * (first.get(budget - sum) ?? 0);
  return found;
}

/** The number of different selections of prices for each sum. */
function sums(prices) {
  let counts = new Map([[0, 1]]);
  for (const [price, { length }] of Map.groupBy(prices, (one) => one)) {
    const next = new Map();
    for (const [sum, count] of counts) {
      for (let taken = 0; taken <= length; taken++) {
        next.set(sum + taken * price, (next.get(sum + taken * price) ?? 0) + count);
      }
    }
    counts = next;
  }
  return counts;
}
