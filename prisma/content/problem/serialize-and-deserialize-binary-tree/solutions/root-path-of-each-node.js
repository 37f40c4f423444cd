function serialize(root) {
  const entries = [];

  function write(node, path) {
    if (node === null) return;
    entries.push(`${path}:${node.val}`);
    write(node.left, path + 'L');
    write(node.right, path + 'R');
  }

  write(root, 'L');
  return entries.join(',');
}

function deserialize(data) {
  const above = new TreeNode();
  const side = (step) => (step === 'L' ? 'left' : 'right');
  for (const entry of data === '' ? [] : data.split(',')) {
    const [path, val] = entry.split(':');
    let parent = above;
    for (const step of path.slice(0, -1)) parent = parent[side(step)];
    parent[side(path.at(-1))] = new TreeNode(Number(val));
  }
  return above.left;
}
