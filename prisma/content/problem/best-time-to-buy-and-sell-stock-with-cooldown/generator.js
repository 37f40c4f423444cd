/** Prices that go up and down from day to day. `size` counts days. */
export const smallest = 1;
export const largest = 5_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let price = random.int(300, 700);
  return [
    Array.from({ length: size }, () => {
      price = Math.min(1_000, Math.max(0, price + random.int(-40, 40)));
      return price;
    }),
  ];
}
