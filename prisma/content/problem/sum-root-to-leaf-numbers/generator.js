/** One path is as deep as allowed, with small digits; all other nodes are attached at most 6 edges deep. */
export const smallest = 1;
export const largest = 240;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const newNode = (depth, val) => ({ val, depth, left: null, right: null });
  const root = newNode(0, random.int(0, 3));
  const free = [];
  let lowest = root;
  let made = 1;
  for (; made < Math.min(size, 9); made++) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([lowest, otherSide]);
    lowest = lowest[side] = newNode(made, random.int(0, 3));
  }
  const open = free.filter(([node]) => node.depth < 6);
  for (; made < size; made++) {
    const [parent, side] = open.splice(random.int(0, open.length - 1), 1)[0];
    const child = (parent[side] = newNode(parent.depth + 1, random.int(0, 9)));
    if (child.depth < 6) open.push([child, 'left'], [child, 'right']);
    if (open.length === 0) break;
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
