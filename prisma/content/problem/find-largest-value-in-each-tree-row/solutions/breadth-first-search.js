function largestValues(root) {
  const largest = [];
  let row = root ? [root] : [];
  while (row.length > 0) {
    let most = row[0].val;
    const next = [];
    for (const { val, left, right } of row) {
      most = Math.max(most, val);
      if (left) next.push(left);
      if (right) next.push(right);
    }
    largest.push(most);
    row = next;
  }
  return largest;
}
