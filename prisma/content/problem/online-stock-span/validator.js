export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'StockSpanner') return 'the first call must be StockSpanner()';
  if (rest.length > 10_000) return 'there must be at most 10 000 calls after the constructor';
  for (const [name, price, ...others] of rest) {
    if (name !== 'next' || others.length > 0) return 'each call must be next(price)';
    if (!Number.isInteger(price) || price < 1 || price > 100_000) return 'price must be an integer from 1 to 100 000';
  }
}
