function getMinimumDifference(root) {
  const values = [];

  function collect(node) {
    if (!node) return;
    values.push(node.val);
    collect(node.left);
    collect(node.right);
  }

  collect(root);
  let least = Infinity;
  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      least = Math.min(least, Math.abs(values[i] - values[j]));
    }
  }
  return least;
}
