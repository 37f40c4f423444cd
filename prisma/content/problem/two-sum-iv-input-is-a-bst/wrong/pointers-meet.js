// Wrong Answer: lets the two pointers meet, where an element is added to itself
function findTarget(root, k) {
  const values = [];
  const inorder = (node) => {
    if (!node) return;
    inorder(node.left);
    values.push(node.val);
    inorder(node.right);
  };
  inorder(root);
  let [left, right] = [0, values.length - 1];
  while (left <= right) {
    const sum = values[left] + values[right];
    if (sum === k) return true;
    if (sum < k) left++;
    else right--;
  }
  return false;
}
