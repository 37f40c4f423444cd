function tictactoe(moves) {
  const board = [[], [], []];
  moves.forEach(([row, column], i) => {
    board[row][column] = i % 2 === 0 ? 'A' : 'B';
  });

  const indices = [0, 1, 2];
  const lines = [
    ...indices.map((i) => indices.map((j) => board[i][j])),
    ...indices.map((j) => indices.map((i) => board[i][j])),
    indices.map((i) => board[i][i]),
    indices.map((i) => board[i][2 - i]),
  ];
  for (const player of ['A', 'B']) {
    if (lines.some((line) => line.every((cell) => cell === player))) return player;
  }
  return moves.length === 9 ? 'Draw' : 'Pending';
}
