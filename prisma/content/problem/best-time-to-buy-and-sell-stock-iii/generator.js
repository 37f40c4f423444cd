/** A few long rises and falls with noise, so that the best two rises are not always the two largest. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const prices = [];
  let price = random.int(20_000, 80_000);
  let trend = 0;
  for (let i = 0; i < size; i++) {
    if (i % Math.ceil(size / 9) === 0) trend = random.int(-500, 500);
    price = Math.min(100_000, Math.max(0, price + trend + random.int(-800, 800)));
    prices.push(price);
  }
  return [prices];
}
