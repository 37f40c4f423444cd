/** A tree with a long path that bends at random; all its values are read, with a call of hasNext before each. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const root = makeTree(size, Math.min(Math.ceil(size / 2), 2_000), random, () => 0);
  fillInOrder(
    root,
    Array.from({ length: size }, (_, i) => 20 * i + random.int(0, 19)),
  );
  const calls = [['BSTIterator', byLevel(root)]];
  for (let i = 0; i < size; i++) calls.push(['hasNext'], ['next']);
  return calls;
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

/** Gives the nodes the values in their order from left to right. */
function fillInOrder(root, values) {
  const above = [];
  let node = root;
  for (const value of values) {
    while (node) {
      above.push(node);
      node = node.left;
    }
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
