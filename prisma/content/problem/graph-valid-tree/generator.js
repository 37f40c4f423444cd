/**
 * A tree with long branches and shuffled labels. With some seeds an edge is moved, so that there is a cycle
 * and a separate component, while the number of edges stays right. `size` is the number of nodes.
 */
export const smallest = 1;
export const largest = 2_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i));
  const parents = Array.from({ length: size }, (_, i) => random.int(Math.max(0, i - 3), Math.max(0, i - 1)));
  const isBroken = size > 3 && random.int(0, 1) === 1;
  const edges = [];
  for (let i = 1; i < size; i++) {
    if (isBroken && i === size - 1) {
      edges.push(parents[2] === 0 ? [names[1], names[2]] : [names[0], names[2]]);
    } else edges.push(random.shuffle([names[i], names[parents[i]]]));
  }
  return [size, random.shuffle(edges)];
}
