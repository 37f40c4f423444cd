// Wrong Answer: copies the value of the successor, but does not delete the successor
function deleteNode(root, key) {
  if (!root) return null;
  if (key < root.val) root.left = deleteNode(root.left, key);
  else if (key > root.val) root.right = deleteNode(root.right, key);
  else if (!root.left) return root.right;
  else if (!root.right) return root.left;
  else {
    let successor = root.right;
    while (successor.left) successor = successor.left;
    root.val = successor.val;
  }
  return root;
}
