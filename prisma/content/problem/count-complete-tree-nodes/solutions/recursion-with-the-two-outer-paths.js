function countNodes(root) {
  if (!root) return 0;
  let leftHeight = 0;
  for (let node = root; node; node = node.left) leftHeight++;
  let rightHeight = 0;
  for (let node = root; node; node = node.right) rightHeight++;
  if (leftHeight === rightHeight) return 2 ** leftHeight - 1;
  return 1 + countNodes(root.left) + countNodes(root.right);
}
