/** Three small candidates, which reach the target in very many orders, and nine large ones. `size` is the target. */
export const smallest = 1;
export const largest = 40;
export const seeds = [1, 2];

export function generate(size, random) {
  const large = random.shuffle(Array.from({ length: 16 }, (_, i) => i + 25)).slice(0, 9);
  return [random.shuffle([2, 3, 4, ...large]), size];
}
