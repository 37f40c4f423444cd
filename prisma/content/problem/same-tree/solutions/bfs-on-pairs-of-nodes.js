function isSameTree(p, q) {
  let level = [[p, q]];
  while (level.length > 0) {
    const next = [];
    for (const [a, b] of level) {
      if (!a && !b) continue;
      if (!a || !b || a.val !== b.val) return false;
      next.push([a.left, b.left], [a.right, b.right]);
    }
    level = next;
  }
  return true;
}
