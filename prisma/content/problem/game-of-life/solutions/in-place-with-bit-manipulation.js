function gameOfLife(board) {
  function liveNeighbours(r, c) {
    let live = -(board[r][c] & 1);
    for (let nr = r - 1; nr <= r + 1; nr++) {
      for (let nc = c - 1; nc <= c + 1; nc++) live += (board[nr]?.[nc] ?? 0) & 1;
    }
    return live;
  }

  for (let r = 0; r < board.length; r++) {
    for (let c = 0; c < board[0].length; c++) {
      const live = liveNeighbours(r, c);
      if (live === 3 || (live === 2 && board[r][c] === 1)) board[r][c] |= 2;
    }
  }
  for (const row of board) {
    for (let c = 0; c < row.length; c++) row[c] >>= 1;
  }
}
