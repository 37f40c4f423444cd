// Wrong Answer: starts again in the top row instead of going diagonally up
function convert(s, numRows) {
  const rows = new Array(numRows).fill('');
  for (let i = 0; i < s.length; i++) rows[i % numRows] += s[i];
  return rows.join('');
}
