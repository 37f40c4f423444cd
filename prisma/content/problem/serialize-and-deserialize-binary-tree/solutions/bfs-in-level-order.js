function serialize(root) {
  const words = [];
  const nodes = [root];
  for (const node of nodes) {
    words.push(node === null ? '#' : node.val);
    if (node !== null) nodes.push(node.left, node.right);
  }
  return words.join(',');
}

function deserialize(data) {
  const words = data.split(',');
  const nodes = [];
  const read = (place) => {
    if (words[place] === '#') return null;
    const node = new TreeNode(Number(words[place]));
    nodes.push(node);
    return node;
  };

  const root = read(0);
  for (let i = 0; i < nodes.length; i++) {
    nodes[i].left = read(2 * i + 1);
    nodes[i].right = read(2 * i + 2);
  }
  return root;
}
