/**
 * A random path holds 29 of 100 nodes, 1 500 at most, and the others form a complete tree below its end, so that
 * their paths are long. Half of the values are small and repeat. `size` counts nodes.
 */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const path = Math.min(Math.ceil(0.29 * size), 1_500);
  const children = Array.from({ length: size }, () => [-1, -1]);
  for (let node = 1; node < size; node++) {
    const below = node - path;
    if (below < 0) children[node - 1][random.int(0, 1)] = node;
    else children[path - 1 + Math.floor(below / 2)][below % 2] = node;
  }

  const value = () => (random.int(0, 1) === 0 ? random.int(-9, 9) : random.int(-1_000, 1_000));
  const levels = [value()];
  for (const pair of children) {
    for (const child of pair) levels.push(child < 0 ? null : value());
  }
  while (levels.at(-1) === null) levels.pop();
  return [levels];
}
