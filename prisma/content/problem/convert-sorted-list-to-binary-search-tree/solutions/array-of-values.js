function sortedListToBST(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  const build = (low, high) => {
    if (low > high) return null;
    const middle = (low + high) >> 1;
    const left = build(low, middle - 1);
    return new TreeNode(values[middle], left, build(middle + 1, high));
  };
  return build(0, values.length - 1);
}
