/**
 * Two equal halves below the root, each a path that turns at random with other nodes attached to it, so that all
 * their subtrees are duplicates. `size` counts nodes.
 */
export const smallest = 1;
export const largest = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.floor((size - 1) / 2);
  const tree = half > 0 ? makeTree(half, Math.min(450, Math.ceil(half / 2)), random) : null;
  let root = { val: random.int(-200, 200), left: tree, right: tree };
  if (size % 2 === 0) root = { val: random.int(-200, 200), left: root, right: null };
  return [byLevel(root)];
}

/** A path of `path` nodes that turns at random; the other nodes are attached at random. */
function makeTree(size, path, random) {
  const newNode = () => ({ val: random.int(-200, 200), left: null, right: null });
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
    free[place] = [child, random.pick(['left', 'right'])];
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
