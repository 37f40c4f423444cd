/** Half of the nodes, 1 500 at most, are a path that bends at random; most values are positive, so the best paths are long. */
export const smallest = 1;
export const largest = 6_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [byLevel(makeTree(size, Math.min(Math.ceil(size / 2), 1_500), random, () => random.int(-800, 1_000)))];
}

/** A path of `path` nodes that bends at random, and the other nodes attached at random. */
function makeTree(size, path, random, newValue) {
  const newNode = () => ({ val: newValue(), left: null, right: null });
  const root = newNode();
  const free = [];
  let lowest = root;
  for (let made = 1; made < path; made++) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([lowest, otherSide]);
    lowest = lowest[side] = newNode();
  }
  free.push([lowest, 'left'], [lowest, 'right']);
  for (let made = path; made < size; made++) {
    const place = random.int(0, free.length - 1);
    const [parent, side] = free[place];
    const child = (parent[side] = newNode());
    free[place] = [child, 'left'];
    free.push([child, 'right']);
  }
  return root;
}

function byLevel(root) {
  const values = [];
  const queue = [root];
  for (const node of queue) {
    values.push(node ? node.val : null);
    if (node) queue.push(node.left, node.right);
  }
  while (values.at(-1) === null) values.pop();
  return values;
}
