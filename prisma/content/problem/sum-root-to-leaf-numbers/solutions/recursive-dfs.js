function sumNumbers(root) {
  function sumFrom(node, before) {
    if (!node) return 0;
    const number = before * 10 + node.val;
    if (!node.left && !node.right) return number;
    return sumFrom(node.left, number) + sumFrom(node.right, number);
  }

  return sumFrom(root, 0);
}
