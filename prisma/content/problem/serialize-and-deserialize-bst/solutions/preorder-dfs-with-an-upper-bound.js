function serialize(root) {
  const values = [];

  function write(node) {
    if (node === null) return;
    values.push(node.val);
    write(node.left);
    write(node.right);
  }

  write(root);
  return values.join(' ');
}

function deserialize(data) {
  const values = data === '' ? [] : data.split(' ').map(Number);
  let next = 0;

  function build(limit) {
    if (next === values.length || values[next] > limit) return null;
    const node = new TreeNode(values[next++]);
    node.left = build(node.val);
    node.right = build(limit);
    return node;
  }

  return build(Infinity);
}
