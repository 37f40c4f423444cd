/**
 * A fifth of the nodes form a path that turns at random, and the others are attached to it. The values are small
 * multiples of a number, so that many paths have the sum; where the number is large, the sum is 0.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const unit = random.pick([1, 250_000_000]);
  const newNode = () => ({ val: unit * random.int(-3, 4), left: null, right: null });
  const root = newNode();
  const free = [];
  const path = Math.min(950, Math.ceil(size / 5));
  let lowest = root;
  for (let made = 1; made < path; made++) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([lowest, otherSide]);
    lowest = lowest[side] = newNode();
  }
  free.push([lowest, 'left'], [lowest, 'right']);
  for (let made = path; made < size; made++) {
    const [parent, side] = free.splice(random.int(0, free.length - 1), 1)[0];
    const child = (parent[side] = newNode());
    if (free.length < 2 || random.int(1, 5) <= 3) free.push([child, 'left'], [child, 'right']);
  }
  return [byLevel(root), unit === 1 ? random.int(-4, 4) : 0];
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
