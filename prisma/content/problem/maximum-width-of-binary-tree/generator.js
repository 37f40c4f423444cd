/**
 * Up to 28 edges down the left and the right margin, so that a level is very wide and nearly empty; a long path,
 * and the other nodes at random in between.
 */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

const MARGIN = 28;

export function generate(size, random) {
  let made = 0;
  const newNode = (depth) => ({ val: random.int(-100, 100), depth: (made++, depth), left: null, right: null });
  const root = newNode(0);
  const free = [];
  for (const side of ['left', 'right']) {
    let node = root;
    while (made < size && node.depth < MARGIN) {
      const child = (node[side] = newNode(node.depth + 1));
      free.push([child, side === 'left' ? 'right' : 'left']);
      node = child;
    }
  }
  const path = Math.min(size, made + Math.min(800, Math.ceil(size / 3)));
  let node = free.length > 0 ? free.shift() : null;
  while (node && made < path) {
    const [parent, side] = node;
    const child = (parent[side] = newNode(parent.depth + 1));
    const [next, other] = random.shuffle(['left', 'right']);
    if (child.depth < MARGIN) free.push([child, other]);
    node = [child, next];
  }
  while (made < size && free.length > 0) {
    const [parent, side] = free.splice(random.int(0, free.length - 1), 1)[0];
    if (parent[side]) continue;
    const child = (parent[side] = newNode(parent.depth + 1));
    if (child.depth < MARGIN) free.push([child, 'left'], [child, 'right']);
  }
  return [byLevel(root)];
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
