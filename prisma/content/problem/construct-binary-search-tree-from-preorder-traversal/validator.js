export function validate(preorder) {
  if (preorder.length < 1 || preorder.length > 100) return 'preorder must have 1 to 100 values';
  const isValue = (val) => Number.isInteger(val) && val >= 1 && val <= 1_000;
  if (!preorder.every(isValue)) return 'each value must be an integer from 1 to 1 000';
  if (new Set(preorder).size < preorder.length) return 'the values must be distinct';
  const ancestors = [];
  let bound = 0;
  for (const val of preorder) {
    if (val < bound) return `${val} comes too late for a binary search tree`;
    while (ancestors.length > 0 && ancestors.at(-1) < val) bound = ancestors.pop();
    ancestors.push(val);
  }
}
