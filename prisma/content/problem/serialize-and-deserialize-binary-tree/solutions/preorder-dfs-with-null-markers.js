function serialize(root) {
  const words = [];

  function write(node) {
    if (node === null) {
      words.push('#');
      return;
    }
    words.push(node.val);
    write(node.left);
    write(node.right);
  }

  write(root);
  return words.join(',');
}

function deserialize(data) {
  const words = data.split(',');
  let next = 0;

  function read() {
    const word = words[next++];
    if (word === '#') return null;
    const node = new TreeNode(Number(word));
    node.left = read();
    node.right = read();
    return node;
  }

  return read();
}
