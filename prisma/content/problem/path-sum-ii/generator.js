/**
 * A sixth of the nodes form a path that bends at random, and many leaves are below it. The values are small, so that
 * many leaves have the sum of the last one.
 */
export const smallest = 1;
export const largest = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const newNode = (sum) => {
    const drawn = random.int(-20, 20);
    const val = Math.abs(sum + drawn) > 1_000 ? -drawn : drawn;
    return { val, sum: sum + val, left: null, right: null };
  };
  const root = newNode(0);
  const free = [];
  const path = Math.ceil(size / 6);
  let last = root;
  for (let made = 1; made < path; made++) {
    const [side, otherSide] = random.shuffle(['left', 'right']);
    free.push([last, otherSide]);
    last = last[side] = newNode(last.sum);
  }
  free.push([last, 'left'], [last, 'right']);
  for (let made = path; made < size; made++) {
    const [parent, side] = free.splice(random.int(0, free.length - 1), 1)[0];
    last = parent[side] = newNode(parent.sum);
    if (free.length < 2 || random.int(1, 5) <= 3) free.push([last, 'left'], [last, 'right']);
  }
  return [byLevel(root), last.sum];
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
