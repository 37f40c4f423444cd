/**
 * A random path holds 29 of 100 nodes, 1 500 at most. The others form a complete tree below its end, so that each
 * insertion follows the whole path. `size` counts nodes.
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

  const values = Array(size);
  const stride = Math.floor(10_001 / size);
  inOrder(children).forEach((node, rank) => {
    values[node] = rank * stride + random.int(0, stride - 1);
  });
  const levels = [values[0]];
  for (const pair of children) {
    for (const child of pair) levels.push(child < 0 ? null : values[child]);
  }
  while (levels.at(-1) === null) levels.pop();
  return [levels];
}

function inOrder(children) {
  const order = [];
  const above = [];
  let node = 0;
  while (node >= 0 || above.length > 0) {
    for (; node >= 0; node = children[node][0]) above.push(node);
    const next = above.pop();
    order.push(next);
    node = children[next][1];
  }
  return order;
}
