/** A tree in level order as nodes with the indices of their children; null if it is no tree. */
function readTree(values) {
  if (!Array.isArray(values) || values[0] === null) return null;
  const nodes = values.length === 0 ? [] : [{ val: values[0], left: -1, right: -1 }];
  for (let i = 1; i < values.length; i++) {
    const parent = nodes[(i - 1) >> 1];
    if (values[i] === null) continue;
    if (!parent) return null;
    parent[i % 2 === 1 ? 'left' : 'right'] = nodes.length;
    nodes.push({ val: values[i], left: -1, right: -1 });
  }
  return nodes;
}

export function check({ args: [head], actual }) {
  const nodes = readTree(actual);
  if (!nodes) return 'this is not a tree';
  if (nodes.length !== head.length) return `the tree has ${nodes.length} nodes instead of ${head.length}`;

  // Children come after their parents in level order, so heights are known when read from the end.
  const heights = Array(nodes.length).fill(1);
  const heightOf = (child) => (child < 0 ? 0 : heights[child]);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const { val, left, right } = nodes[i];
    heights[i] = 1 + Math.max(heightOf(left), heightOf(right));
    if (Math.abs(heightOf(left) - heightOf(right)) > 1) return `the tree is not balanced at ${val}`;
  }

  const inorder = [];
  const waiting = [];
  let current = nodes.length > 0 ? 0 : -1;
  while (current >= 0 || waiting.length > 0) {
    for (; current >= 0; current = nodes[current].left) waiting.push(current);
    current = waiting.pop();
    inorder.push(nodes[current].val);
    current = nodes[current].right;
  }
  const wrong = inorder.findIndex((val, i) => val !== head[i]);
  if (wrong >= 0) return `inorder, value ${wrong + 1} of the tree is ${inorder[wrong]} instead of ${head[wrong]}`;
}
