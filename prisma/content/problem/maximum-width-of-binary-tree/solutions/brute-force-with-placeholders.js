function widthOfBinaryTree(root) {
  let level = [root];
  let widest = 0;
  while (level.length > 0) {
    widest = Math.max(widest, level.length);
    const below = level.flatMap((node) => [node?.left ?? null, node?.right ?? null]);
    const first = below.findIndex((node) => node !== null);
    const last = below.findLastIndex((node) => node !== null);
    level = first < 0 ? [] : below.slice(first, last + 1);
  }
  return widest;
}
