// Wrong Answer: stores each value in one byte, so values above 255 change
function serialize(root) {
  const values = [];

  function visit(node) {
    if (node === null) return;
    values.push(node.val);
    visit(node.left);
    visit(node.right);
  }

  visit(root);
  return String.fromCharCode(...new Uint8Array(values));
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
