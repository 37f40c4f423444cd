export function validate(root) {
  if (root.length > 4_095 || !Number.isInteger(Math.log2(root.length + 1))) {
    return 'the tree must have 2^k - 1 nodes, at most 4 095';
  }
  if (root.includes(null)) return 'the tree must be perfect';
  if (root.some((val) => !Number.isInteger(val) || Math.abs(val) > 1_000)) {
    return 'val must be an integer from -1 000 to 1 000';
  }
}
