/** Prices that rise and fall in short waves, with equal prices on neighbouring days now and then. */
export const smallest = 1;
export const largest = 1_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let price = random.int(3_000, 7_000);
  const prices = [];
  while (prices.length < size) {
    const step = random.int(-300, 300);
    for (let left = random.int(1, 4); left > 0 && prices.length < size; left--) {
      prices.push(price);
      price = Math.min(10_000, Math.max(0, price + step));
    }
  }
  return [prices];
}
