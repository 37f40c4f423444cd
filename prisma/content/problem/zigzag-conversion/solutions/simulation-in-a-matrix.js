function convert(s, numRows) {
  const rows = Math.min(numRows, s.length);
  if (rows === 1) return s;
  const grid = Array.from({ length: rows }, () => new Array(s.length).fill(''));
  let row = 0;
  let column = 0;
  let down = true;
  for (const char of s) {
    grid[row][column] = char;
    if (row === rows - 1) down = false;
    else if (row === 0) down = true;
    if (down) {
      row++;
    } else {
      row--;
      column++;
    }
  }
  return grid.map((line) => line.join('')).join('');
}
