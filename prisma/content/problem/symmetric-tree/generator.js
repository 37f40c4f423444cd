/**
 * A deep tree and its mirror image below one root; in half of the inputs one of the last nodes differs. `size` counts
 * nodes; a symmetric tree has an odd number of them, so there may be one node less.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const pairs = Math.floor((size - 1) / 2);
  const newNode = (val) => ({ val, left: null, right: null });
  const root = newNode(random.int(-9, 9));
  if (pairs === 0) return [byLevel(root)];
  const addPair = (node, twin, side) => {
    const val = random.int(-2, 2);
    node[side] = newNode(val);
    twin[side === 'left' ? 'right' : 'left'] = newNode(val);
    return [node[side], twin[side === 'left' ? 'right' : 'left']];
  };
  let lowest = addPair(root, root, 'left');
  const free = [];
  const path = Math.min(Math.ceil(pairs / 2), 1_000);
  for (let made = 1; made < path; made++) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([lowest, otherSide]);
    lowest = addPair(...lowest, side);
  }
  free.push([lowest, 'left'], [lowest, 'right']);
  for (let made = path; made < pairs; made++) {
    const place = random.int(0, free.length - 1);
    const [pair, side] = free[place];
    lowest = addPair(...pair, side);
    free[place] = [lowest, 'left'];
    free.push([lowest, 'right']);
  }
  if (random.int(0, 1) === 1) lowest[1].val += 3;
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
