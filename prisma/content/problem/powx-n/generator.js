/**
 * Exponents of `size` bits, among them the largest and the smallest one. The base is so close to 1
 * or -1 that the answer stays small.
 */
export const smallest = 1;
export const largest = 31;
export const seeds = [2, 5, 8, 13];

export function generate(size, random) {
  const most = 2 ** size;
  const n = random.pick([most - 1, -most, random.int(most / 2, most - 1)]);
  const distance = random.int(1, 800) / 100 / most;
  const base = 1 + (random.int(0, 1) === 1 || distance >= 0.5 ? distance : -distance);
  return [random.int(0, 2) === 0 ? -base : base, n];
}
