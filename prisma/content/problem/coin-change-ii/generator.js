/** Three small coins, and up to 200 that are worth more than half of the amount. `size` is the amount. */
export const smallest = 1;
export const largest = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const small = random.shuffle([2, 3, 5, 7, 10, 20]).slice(0, 3);
  const half = Math.floor(size / 2);
  const values = Array.from({ length: size - half }, (_, i) => half + 1 + i);
  const large = random.shuffle(values).slice(0, 200);
  return [size, random.shuffle([...new Set([...small, ...large])])];
}
