// Wrong Answer: keeps the number in a shared variable and does not restore it after a subtree
function sumNumbers(root) {
  let number = 0;
  let sum = 0;
  function visit(node) {
    if (!node) return;
    number = number * 10 + node.val;
    if (!node.left && !node.right) {
      sum += number;
      number = 0;
    }
    visit(node.left);
    visit(node.right);
  }
  visit(root);
  return sum;
}
