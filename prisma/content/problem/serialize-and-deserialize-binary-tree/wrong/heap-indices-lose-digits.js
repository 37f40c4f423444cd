// Wrong Answer: numbers the positions as in a heap; the index doubles with each level and loses precision above 2^53
function serialize(root) {
  const entries = [];

  function write(node, place) {
    if (node === null) return;
    entries.push(`${place}:${node.val}`);
    write(node.left, 2 * place);
    write(node.right, 2 * place + 1);
  }

  write(root, 1);
  return entries.join(',');
}

function deserialize(data) {
  const values = new Map();
  for (const entry of data === '' ? [] : data.split(',')) {
    const [place, val] = entry.split(':').map(Number);
    values.set(place, val);
  }

  function build(place) {
    if (!values.has(place)) return null;
    return new TreeNode(values.get(place), build(2 * place), build(2 * place + 1));
  }

  return build(1);
}
