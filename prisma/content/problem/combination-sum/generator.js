/** The twelve smallest candidates, which reach the target in the most ways. `size` is the target. */
export const smallest = 1;
export const largest = 40;
export const seeds = [1, 2];

export function generate(size, random) {
  return [random.shuffle(Array.from({ length: 12 }, (_, i) => i + 2)), size];
}
