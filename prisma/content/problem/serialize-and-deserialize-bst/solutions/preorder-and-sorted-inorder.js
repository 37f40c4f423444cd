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
  const preorder = data === '' ? [] : data.split(' ').map(Number);
  const inorder = preorder.toSorted((one, other) => one - other);
  const placeOf = new Map(inorder.map((val, place) => [val, place]));
  let next = 0;

  function build(start, end) {
    if (start === end) return null;
    const root = new TreeNode(preorder[next++]);
    const place = placeOf.get(root.val);
    root.left = build(start, place);
    root.right = build(place + 1, end);
    return root;
  }

  return build(0, inorder.length);
}
