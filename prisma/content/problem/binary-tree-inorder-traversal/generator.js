/** Every node is attached at a random free place; with one seed in three the tree is a single chain. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 1_500;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const isChain = random.int(1, 3) === 1;
  const newNode = () => ({ val: random.int(-100, 100), left: null, right: null });
  const root = newNode();
  let free = [
    [root, 'left'],
    [root, 'right'],
  ];
  for (let made = 1; made < size; made++) {
    const place = random.int(0, free.length - 1);
    const [parent, side] = free[place];
    const child = (parent[side] = newNode());
    const below = [
      [child, 'left'],
      [child, 'right'],
    ];
    if (isChain) free = below;
    else free.splice(place, 1, ...below);
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
