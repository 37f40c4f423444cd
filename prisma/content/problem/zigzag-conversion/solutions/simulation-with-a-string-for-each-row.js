function convert(s, numRows) {
  if (numRows === 1) return s;
  const rows = new Array(Math.min(numRows, s.length)).fill('');
  let row = 0;
  let step = 1;
  for (const char of s) {
    rows[row] += char;
    if (row === 0) step = 1;
    else if (row === numRows - 1) step = -1;
    row += step;
  }
  return rows.join('');
}
