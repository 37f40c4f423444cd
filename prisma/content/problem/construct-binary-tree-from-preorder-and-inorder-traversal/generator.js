/** Half of the nodes are a path that goes mostly to the left, so that roots are near the end of their ranges. */
export const smallest = 1;
export const largest = 3_000;
export const measuredUpTo = 6_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = random.shuffle(Array.from({ length: size }, (_, i) => i - Math.floor(size / 2)));
  const nodes = values.map((val) => ({ val, left: null, right: null }));
  const path = Math.ceil(size / 2);
  const free = [];
  for (let i = 1; i < path; i++) {
    const [side, otherSide] = random.int(1, 10) > 1 ? ['left', 'right'] : ['right', 'left'];
    nodes[i - 1][side] = nodes[i];
    free.push([nodes[i - 1], otherSide]);
  }
  free.push([nodes[path - 1], 'left']);
  for (const node of nodes.slice(path)) {
    const place = random.int(0, free.length - 1);
    const [parent, side] = free[place];
    parent[side] = node;
    free[place] = [node, 'left'];
    free.push([node, 'right']);
  }
  return [preorderOf(nodes[0]), inorderOf(nodes[0])];
}

function preorderOf(root) {
  const values = [];
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node) continue;
    values.push(node.val);
    waiting.push(node.right, node.left);
  }
  return values;
}

function inorderOf(root) {
  const values = [];
  const waiting = [];
  let node = root;
  while (node || waiting.length > 0) {
    for (; node; node = node.left) waiting.push(node);
    node = waiting.pop();
    values.push(node.val);
    node = node.right;
  }
  return values;
}
