function countNodes(root) {
  if (!root) return 0;
  let depth = 0;
  for (let node = root.left; node; node = node.left) depth++;

  function exists(position) {
    let node = root;
    for (let bit = depth - 1; bit >= 0; bit--) {
      node = (position >> bit) & 1 ? node.right : node.left;
    }
    return node !== null;
  }

  let low = 1;
  let high = 2 ** depth;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (exists(middle)) low = middle + 1;
    else high = middle;
  }
  return 2 ** depth - 1 + low;
}
