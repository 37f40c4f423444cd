/**
 * A path of up to 1 200 nodes that turns at random, with the other nodes attached at random. The key is on the path,
 * in its lower half. `size` counts nodes.
 */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const path = Math.min(Math.ceil(size / 2), 1_200);
  const { root, nodes } = makeTree(size, path, random);
  fillInOrder(root, (i) => 20 * (i - Math.floor(size / 2)) + random.int(0, 19));
  return [byLevel(root), nodes[random.int(Math.floor(path / 2), path - 1)].val];
}

/** A path of `path` nodes that turns at random; the other nodes are attached at random, not below its end. */
function makeTree(size, path, random) {
  const newNode = () => ({ val: 0, left: null, right: null });
  const nodes = [newNode()];
  const free = [];
  while (nodes.length < path) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([nodes.at(-1), otherSide]);
    nodes.push((nodes.at(-1)[side] = newNode()));
  }
  free.push([nodes.at(-1), 'left'], [nodes.at(-1), 'right']);
  while (nodes.length < size) {
    const place = random.int(0, free.length - 1);
    const [parent, side] = free[place];
    const child = (parent[side] = newNode());
    nodes.push(child);
    free[place] = [child, 'left'];
    free.push([child, 'right']);
  }
  return { root: nodes[0], nodes };
}

/** Assigns values to the nodes in inorder. */
function fillInOrder(root, valueAt) {
  const above = [];
  let node = root;
  for (let i = 0; node || above.length > 0; i++) {
    for (; node; node = node.left) above.push(node);
    node = above.pop();
    node.val = valueAt(i);
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
