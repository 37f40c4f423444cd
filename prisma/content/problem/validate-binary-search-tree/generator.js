/**
 * A path with random left and right turns holds 29 of 100 nodes, 1 500 at most; the others form a complete tree below
 * its end, so that every node of the path has most of the tree below it. Half of the trees have two
 * adjacent values of the complete tree swapped. `size` counts nodes.
 */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const path = Math.min(Math.max(1, Math.floor(0.29 * size)), 1_500);
  const left = Array(size).fill(-1);
  const right = Array(size).fill(-1);
  for (let node = 0; node < path && node + 1 < size; node++) {
    random.pick([left, right])[node] = node + 1;
  }
  for (let node = path; node < size; node++) {
    const child = path + 2 * (node - path) + 1;
    if (child < size) left[node] = child;
    if (child + 1 < size) right[node] = child + 1;
  }

  const order = inOrder(left, right);
  if (random.int(0, 1) === 1 && size - path > 1) {
    const first = order.indexOf(path + 1);
    [order[first], order[first + 1]] = [order[first + 1], order[first]];
  }
  const values = Array(size);
  order.forEach((node, i) => {
    values[node] = Math.floor((i - size / 2) * 400_000) + random.int(0, 399_999);
  });

  const levels = [values[0]];
  for (let node = 0; node < size; node++) {
    for (const child of [left[node], right[node]]) levels.push(child < 0 ? null : values[child]);
  }
  while (levels.at(-1) === null) levels.pop();
  return [levels];
}

/** The nodes in the order of their values. */
function inOrder(left, right) {
  const order = [];
  const stack = [];
  let node = 0;
  while (node >= 0 || stack.length > 0) {
    while (node >= 0) {
      stack.push(node);
      node = left[node];
    }
    const next = stack.pop();
    order.push(next);
    node = right[next];
  }
  return order;
}
