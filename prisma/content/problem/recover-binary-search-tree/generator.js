/**
 * Half of the nodes are a path that turns at random; the others are attached at random. Two values are swapped.
 * `size` counts nodes.
 */
export const smallest = 2;
export const largest = 1_000;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const root = makeTree(size, Math.ceil(size / 2), random);
  const gap = Math.floor(2 ** 31 / size);
  const values = Array.from({ length: size }, (_, i) => (2 * i - size) * gap + random.int(0, gap - 1));
  const [i, j] = random.shuffle([...values.keys()]).slice(0, 2);
  [values[i], values[j]] = [values[j], values[i]];
  fillInOrder(root, values);
  return [byLevel(root)];
}

/** A path of `path` nodes that turns at random; the other nodes are attached at random. */
function makeTree(size, path, random) {
  const newNode = () => ({ val: 0, left: null, right: null });
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

/** Assigns the values to the nodes in inorder. */
function fillInOrder(root, values) {
  const above = [];
  let node = root;
  for (const value of values) {
    for (; node; node = node.left) above.push(node);
    node = above.pop();
    node.val = value;
    node = node.right;
  }
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
