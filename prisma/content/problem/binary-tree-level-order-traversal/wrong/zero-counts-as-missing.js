// Wrong Answer: treats a value of 0 as a missing node
function levelOrder(root) {
  const levels = [];

  function visit(node, depth) {
    if (!node?.val) return;
    if (depth === levels.length) levels.push([]);
    levels[depth].push(node.val);
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  }

  visit(root, 0);
  return levels;
}
