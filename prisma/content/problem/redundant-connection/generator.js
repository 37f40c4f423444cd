/**
 * A tree of long branches, and an edge that closes a long cycle. The edges come from the root
 * outwards, so that a search before each edge visits many nodes. `size` counts edges.
 */
export const smallest = 3;
export const largest = 1_000;
export const measuredUpTo = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const edges = [];
  for (let i = 1; i < size; i++) {
    const parent = i < 3 ? i - 1 : random.int(Math.max(0, i - 3), i - 1);
    edges.push([names[i], names[parent]]);
  }
  const isTaken = (a, b) => edges.some((edge) => edge.includes(a) && edge.includes(b));
  let first = 0;
  while (isTaken(names[first], names[size - 1])) first++;
  edges.push([names[first], names[size - 1]]);
  return [edges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)])];
}
