function rightSideView(root) {
  const seen = [];
  let level = root ? [root] : [];
  while (level.length > 0) {
    seen.push(level.at(-1).val);
    const next = [];
    for (const node of level) {
      if (node.left) next.push(node.left);
      if (node.right) next.push(node.right);
    }
    level = next;
  }
  return seen;
}
