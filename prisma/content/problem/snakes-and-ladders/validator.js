export function validate(board) {
  const n = board.length;
  if (n < 2 || n > 20) return 'the board must have 2 to 20 rows';
  if (board.some((row) => row.length !== n)) return 'the board must be a square';
  const last = n * n;
  for (let label = 1; label <= last; label++) {
    const up = Math.floor((label - 1) / n);
    const along = (label - 1) % n;
    const value = board[n - 1 - up][up % 2 === 0 ? along : n - 1 - along];
    if (value === -1) continue;
    if (!Number.isInteger(value) || value < 1 || value > last) return 'each value must be -1 or a label';
    if (label === 1 || label === last) return 'squares 1 and n^2 must have the value -1';
    if (value === label) return 'a snake or ladder must lead to another square';
  }
}
