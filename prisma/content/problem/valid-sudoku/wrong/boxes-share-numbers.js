// Wrong Answer: adds the two quotients, so several boxes get the same index
function isValidSudoku(board) {
  const seen = new Set();
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const digit = board[row][column];
      if (digit === '.') continue;
      const box = Math.floor(row / 3) + Math.floor(column / 3);
      const notes = [`row ${row}`, `column ${column}`, `box ${box}`];
      for (const note of notes.map((place) => `${place} ${digit}`)) {
        if (seen.has(note)) return false;
        seen.add(note);
      }
    }
  }
  return true;
}
