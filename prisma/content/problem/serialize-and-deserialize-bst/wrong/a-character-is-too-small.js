// Wrong Answer: stores each value in one character, which has 16 bits, so negative and large values change
function serialize(root) {
  if (root === null) return '';
  return String.fromCharCode(root.val) + serialize(root.left) + serialize(root.right);
}

function deserialize(data) {
  let next = 0;

  function build(limit) {
    if (next === data.length || data.charCodeAt(next) > limit) return null;
    const node = new TreeNode(data.charCodeAt(next++));
    node.left = build(node.val);
    node.right = build(limit);
    return node;
  }

  return build(Infinity);
}
