/**
 * Half of the nodes, 1 500 at most, are a path that turns left or right at random; the others are attached at random.
 * So the tree is deep, and its nodes have zero, one or two children.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const newNode = () => ({ val: random.int(-100, 100), left: null, right: null });
  const root = newNode();
  const free = [];
  const path = Math.min(Math.ceil(size / 2), 1_500);
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
