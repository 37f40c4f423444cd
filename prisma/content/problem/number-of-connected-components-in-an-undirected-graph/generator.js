/** Long paths with some extra edges between close nodes, and shuffled node numbers. `size` counts nodes. */
export const smallest = 2;
export const largest = 2_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const length = Math.max(2, Math.floor(size / random.int(3, 9)));
  const edges = [];
  for (let i = 1; i < size; i++) {
    if (i % length === 0) continue;
    edges.push([names[i], names[i - 1]]);
    if (i % length > 2 && random.int(0, 3) === 0) edges.push([names[i], names[i - 3]]);
  }
  return [size, random.shuffle(edges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)]))];
}
