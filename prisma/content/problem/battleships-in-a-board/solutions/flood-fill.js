function countBattleships(board) {
  const visited = board.map((row) => row.map(() => false));
  const stack = [];

  function visit(i, j) {
    if (board[i]?.[j] !== 'X' || visited[i][j]) return false;
    visited[i][j] = true;
    stack.push([i, j]);
    return true;
  }

  let ships = 0;
  for (let i = 0; i < board.length; i++) {
    for (let j = 0; j < board[0].length; j++) {
      if (visit(i, j)) ships++;
      while (stack.length > 0) {
        const [x, y] = stack.pop();
        visit(x + 1, y);
        visit(x - 1, y);
        visit(x, y + 1);
        visit(x, y - 1);
      }
    }
  }
  return ships;
}
