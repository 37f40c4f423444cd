// Wrong Answer: captures a cell only if all four neighbours are X
function solve(board) {
  const alone = [];
  for (let r = 1; r + 1 < board.length; r++) {
    for (let c = 1; c + 1 < board[0].length; c++) {
      const besides = [board[r][c - 1], board[r][c + 1]];
      const around = [board[r - 1][c], board[r + 1][c], ...besides];
      if (around.every((cell) => cell === 'X')) alone.push([r, c]);
    }
  }
  for (const [r, c] of alone) board[r][c] = 'X';
}
