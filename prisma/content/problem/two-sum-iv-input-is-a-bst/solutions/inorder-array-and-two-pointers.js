function findTarget(root, k) {
  const values = [];

  function inorder(node) {
    if (!node) return;
    inorder(node.left);
    values.push(node.val);
    inorder(node.right);
  }

  inorder(root);
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const sum = values[left] + values[right];
    if (sum === k) return true;
    if (sum < k) left++;
    else right--;
  }
  return false;
}
