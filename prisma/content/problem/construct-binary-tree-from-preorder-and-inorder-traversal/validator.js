const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 3_000;

export function validate(preorder, inorder) {
  if (!Array.isArray(preorder) || !Array.isArray(inorder)) return 'there must be two arrays';
  if (preorder.length < 1 || preorder.length > 3_000) return 'the tree must have 1 to 3 000 nodes';
  if (preorder.length !== inorder.length) return 'the arrays must have the same length';
  if (!preorder.every(isValue) || !inorder.every(isValue)) return 'values must be integers from -3 000 to 3 000';
  if (new Set(preorder).size < preorder.length) return 'a value occurs twice';

  // The path to the node that was read last; a node leaves it when the second list comes to its value.
  const path = [];
  let passed = 0;
  const leave = () => {
    let last = null;
    while (path.length > 0 && path.at(-1).val === inorder[passed]) {
      last = path.pop();
      passed++;
    }
    return last;
  };
  for (const val of preorder) {
    const parent = leave() ?? path.at(-1);
    const depth = parent ? parent.depth + 1 : 0;
    if (depth > 3_500) return 'the depth of every node must be at most 3 500';
    path.push({ val, depth });
  }
  leave();
  if (path.length > 0) return 'the arrays do not belong to the same tree';
}
