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
  let root = null;
  for (const val of values) {
    const made = new TreeNode(val);
    root ??= made;
    let node = root;
    while (node !== made) {
      const side = val < node.val ? 'left' : 'right';
      node[side] ??= made;
      node = node[side];
    }
  }
  return root;
}
