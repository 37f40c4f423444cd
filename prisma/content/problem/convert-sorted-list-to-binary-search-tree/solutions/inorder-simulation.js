function sortedListToBST(head) {
  let count = 0;
  for (let node = head; node; node = node.next) count++;
  let node = head;
  const build = (size) => {
    if (size === 0) return null;
    const half = Math.floor(size / 2);
    const left = build(half);
    const root = new TreeNode(node.val, left);
    node = node.next;
    root.right = build(size - 1 - half);
    return root;
  };
  return build(count);
}
