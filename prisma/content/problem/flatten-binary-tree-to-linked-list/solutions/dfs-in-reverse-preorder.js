function flatten(root) {
  let next = null;

  function link(node) {
    if (!node) return;
    link(node.right);
    link(node.left);
    node.right = next;
    node.left = null;
    next = node;
  }

  link(root);
}
