/** Half of the nodes form a path, the others are attached to any node before them; labels are shuffled. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const label = random.shuffle(Array.from({ length: size }, (_, node) => node));
  const path = Math.ceil(size / 2);
  const edges = [];
  for (let node = 1; node < size; node++) {
    const other = node < path ? node - 1 : random.int(0, node - 1);
    edges.push(random.shuffle([label[node], label[other]]));
  }
  return [size, random.shuffle(edges)];
}
