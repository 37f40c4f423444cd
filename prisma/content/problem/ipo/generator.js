/** Every finished project makes about one more affordable, so the choice has to be made again in each round. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const profits = Array.from({ length: size }, () => random.int(0, 10_000));
  const capital = profits.map((_, i) => Math.min(10 ** 9, i * random.int(0, 6_000)));
  const order = random.shuffle([...profits.keys()]);
  const k = Math.max(1, Math.floor(size / 2));
  return [k, random.int(0, 5_000), order.map((i) => profits[i]), order.map((i) => capital[i])];
}
