/** Twelve coins, most of them small compared with the amount. `size` is the amount. */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: Math.max(20, Math.floor(size / 20)) }, (_, i) => i + 2);
  return [random.shuffle(values).slice(0, 12), size];
}
