function sumNumbers(root) {
  const numbers = [];
  const path = [];

  function collect(node) {
    if (!node) return;
    path.push(node.val);
    if (!node.left && !node.right) numbers.push(path.join(''));
    collect(node.left);
    collect(node.right);
    path.pop();
  }

  collect(root);
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}
