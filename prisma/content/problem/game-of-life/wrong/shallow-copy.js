// Wrong Answer: copies the outer array only, so the rows are those of the board
function gameOfLife(board) {
  const old = [...board];
  for (let r = 0; r < board.length; r++) {
    for (let c = 0; c < board[0].length; c++) {
      let live = -old[r][c];
      for (let nr = r - 1; nr <= r + 1; nr++) {
        for (let nc = c - 1; nc <= c + 1; nc++) live += old[nr]?.[nc] ?? 0;
      }
      board[r][c] = live === 3 || (live === 2 && old[r][c]) ? 1 : 0;
    }
  }
}
