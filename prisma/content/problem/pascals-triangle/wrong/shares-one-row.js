// Wrong Answer: pushes the same array for every row, so all rows end up equal
function generate(numRows) {
  const triangle = [];
  const row = [];
  for (let r = 0; r < numRows; r++) {
    row.push(1);
    for (let c = r - 1; c > 0; c--) row[c] += row[c - 1];
    triangle.push(row);
  }
  return triangle;
}
