/** A quarter of the nodes form a path that goes right or bends, and the value is at its end or just misses it. */
export const smallest = 1;
export const largest = 5_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const path = Math.ceil(size / 4);
  const newNode = () => ({ val: 0, left: null, right: null });
  const root = newNode();
  const free = [];
  let lowest = root;
  for (let made = 1; made < path; made++) {
    const [side, otherSide] = random.int(1, 3) > 1 ? ['right', 'left'] : ['left', 'right'];
    free.push([lowest, otherSide, made]);
    lowest = lowest[side] = newNode();
  }
  free.push([lowest, 'left', path], [lowest, 'right', path]);
  for (let made = path; made < size; made++) {
    const place = random.int(0, free.length - 1);
    const [parent, side, depth] = free[place];
    const child = (parent[side] = newNode());
    const next = depth < 1_500 ? [[child, 'left', depth + 1]] : [];
    free.splice(place, 1, ...next);
    if (depth < 1_500) free.push([child, 'right', depth + 1]);
  }
  let val = random.int(1, 10);
  const above = [];
  let node = root;
  while (node || above.length > 0) {
    while (node) {
      above.push(node);
      node = node.left;
    }
    node = above.pop();
    node.val = val;
    val += random.int(2, 1_999);
    node = node.right;
  }
  return [byLevel(root), lowest.val + random.int(0, 1)];
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
