function isSymmetric(root) {
  const pairs = [[root.left, root.right]];
  for (const [one, other] of pairs) {
    if (!one && !other) continue;
    if (one?.val !== other?.val) return false;
    pairs.push([one.left, other.right], [one.right, other.left]);
  }
  return true;
}
