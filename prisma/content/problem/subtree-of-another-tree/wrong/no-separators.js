// Wrong Answer: serializes the trees without separators and searches for the substring, so 12 ends like 2
function isSubtree(root, subRoot) {
  return textOf(root).includes(textOf(subRoot));
}

function textOf(node) {
  return node ? `${node.val},${textOf(node.left)}${textOf(node.right)}` : '#,';
}
