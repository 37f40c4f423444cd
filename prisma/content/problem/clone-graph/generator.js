/**
 * A long and narrow graph: each node is adjacent to one of the three before it and, where possible,
 * to a second one. So the graph is deep, and most nodes are reached several times. `size` counts nodes.
 */
export const smallest = 2;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const graph = Array.from({ length: size }, () => []);
  for (let node = 2; node <= size; node++) {
    const near = random.int(Math.max(1, node - 3), node - 1);
    const far = random.int(Math.max(1, node - 30), node - 1);
    for (const other of new Set([near, far])) {
      graph[node - 1].push(other);
      graph[other - 1].push(node);
    }
  }
  return [graph.map((neighbors) => random.shuffle(neighbors))];
}
