const isValue = (val) => Number.isInteger(val) && Math.abs(val) <= 3_000;

export function validate(inorder, postorder) {
  if (!Array.isArray(inorder) || !Array.isArray(postorder)) return 'there must be two arrays';
  if (inorder.length < 1 || inorder.length > 3_000) return 'the tree must have 1 to 3 000 nodes';
  if (postorder.length !== inorder.length) return 'the arrays must have the same length';
  if (![...inorder, ...postorder].every(isValue)) return 'values must be integers from -3 000 to 3 000';
  if (new Set(inorder).size < inorder.length) return 'a value occurs twice';

  const indexOf = new Map(inorder.map((val, index) => [val, index]));
  let next = postorder.length - 1;
  const waiting = [{ start: 0, end: inorder.length, depth: 0 }];
  while (waiting.length > 0) {
    const { start, end, depth } = waiting.pop();
    if (start === end) continue;
    if (depth > 1_500) return 'no node may be deeper than 1 500 edges';
    const index = indexOf.get(postorder[next--]);
    if (index === undefined || index < start || index >= end) return 'the arrays are not of the same tree';
    // What is pushed last is built first: the right subtree.
    waiting.push({ start, end: index, depth: depth + 1 }, { start: index + 1, end, depth: depth + 1 });
  }
}
