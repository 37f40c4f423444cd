function solve(board) {
  const columns = board[0].length;

  function isSurrounded(row, column) {
    const seen = new Set([row * columns + column]);
    const stack = [[row, column]];
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      const atEdge = r === 0 || c === 0 || r === board.length - 1 || c === columns - 1;
      if (atEdge) return false;
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (board[nr][nc] !== 'O' || seen.has(nr * columns + nc)) continue;
        seen.add(nr * columns + nc);
        stack.push([nr, nc]);
      }
    }
    return true;
  }

  const cells = board.flatMap((row, r) => row.map((_, c) => [r, c]));
  const captured = cells.filter(([r, c]) => board[r][c] === 'O' && isSurrounded(r, c));
  for (const [r, c] of captured) board[r][c] = 'X';
}
