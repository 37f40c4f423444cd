// Wrong Answer: the middle node becomes the root and is part of the left subtree as well
function sortedListToBST(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  const build = (low, high) => {
    if (low > high) return null;
    if (low === high) return new TreeNode(values[low]);
    const middle = (low + high) >> 1;
    return new TreeNode(values[middle], build(low, middle), build(middle + 1, high));
  };
  return build(0, values.length - 1);
}
