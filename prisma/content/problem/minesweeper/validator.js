const STEPS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));

export function validate(board, click) {
  if (board.length < 1 || board.length > 40) return 'board must have 1 to 40 rows';
  if (board[0].length < 1 || board[0].length > 40) return 'each row must have 1 to 40 squares';
  if (board.some((row) => row.length !== board[0].length)) return 'all rows must have the same length';
  if (!board.every((row) => row.every((square) => /^[MEB1-8]$/.test(square)))) {
    return 'each square must be M, E, B or a digit from 1 to 8';
  }
  for (const [row, squares] of board.entries()) {
    for (const [column, square] of squares.entries()) {
      if (square === 'M' || square === 'E') continue;
      const adjacent = STEPS.map(([down, right]) => board[row + down]?.[column + right]);
      const mines = adjacent.filter((other) => other === 'M').length;
      if (mines !== (square === 'B' ? 0 : Number(square))) return `the number at [${row}, ${column}] is wrong`;
      if (square === 'B' && adjacent.includes('E')) return `a neighbour of [${row}, ${column}] must be revealed`;
    }
  }
  if (!Array.isArray(click) || click.length !== 2) return 'click must be a row and a column';
  const clicked = board[click[0]]?.[click[1]];
  if (clicked !== 'M' && clicked !== 'E') return 'click must be the position of a hidden square';
}
