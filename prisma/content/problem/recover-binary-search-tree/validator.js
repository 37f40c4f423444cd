export function validate(root) {
  const count = root.filter((val) => val !== null).length;
  if (root[0] === null || root.at(-1) === null || count < 2 || count > 1_000) {
    return 'the tree must have 2 to 1 000 nodes';
  }
  const isAllowed = (val) => val === null || (Number.isInteger(val) && val >= -(2 ** 31) && val < 2 ** 31);
  if (!root.every(isAllowed)) return 'values must be 32-bit integers';
  const values = inorder(root);
  if (values.length !== count) return 'a value has no parent';
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.some((val, i) => i > 0 && val === sorted[i - 1])) return 'values must be distinct';
  if (values.filter((val, i) => val !== sorted[i]).length !== 2) return 'exactly two values must be swapped';
}

/** The values of a tree in level order, in inorder. */
function inorder(levels) {
  const left = [];
  const right = [];
  const vals = [levels[0]];
  for (let i = 1; i < levels.length; i++) {
    if (levels[i] === null) continue;
    const side = i % 2 === 1 ? left : right;
    side[(i - 1) >> 1] = vals.length;
    vals.push(levels[i]);
  }
  const values = [];
  const above = [];
  let node = 0;
  while (node !== undefined || above.length > 0) {
    for (; node !== undefined; node = left[node]) above.push(node);
    node = above.pop();
    values.push(vals[node]);
    node = right[node];
  }
  return values;
}
