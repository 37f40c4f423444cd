/** Random trees: each node is attached at a free place, and the places of the latest nodes are preferred. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const newNode = () => ({ val: random.int(-100, 100), left: null, right: null });
  const root = newNode();
  const free = [
    [root, 'left'],
    [root, 'right'],
  ];
  for (let made = 1; made < size; made++) {
    const lowest = Math.max(0, free.length - random.pick([2, 3, free.length]));
    const [[parent, side]] = free.splice(random.int(lowest, free.length - 1), 1);
    const child = (parent[side] = newNode());
    free.push(...random.shuffle(['left', 'right']).map((place) => [child, place]));
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
