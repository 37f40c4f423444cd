function solveSudoku(board) {
  const rows = Array(9).fill(0);
  const columns = Array(9).fill(0);
  const boxes = Array(9).fill(0);
  const boxOf = (r, c) => 3 * Math.floor(r / 3) + Math.floor(c / 3);
  const candidates = ([r, c]) => 511 & ~(rows[r] | columns[c] | boxes[boxOf(r, c)]);
  const empty = [];

  function flip(r, c, bit) {
    rows[r] ^= bit;
    columns[c] ^= bit;
    boxes[boxOf(r, c)] ^= bit;
  }

  function solve(filled) {
    if (filled === empty.length) return true;
    let best = filled;
    for (let i = filled; i < empty.length; i++) {
      if (bitCount(candidates(empty[i])) < bitCount(candidates(empty[best]))) best = i;
    }
    [empty[filled], empty[best]] = [empty[best], empty[filled]];
    const [r, c] = empty[filled];
    for (let free = candidates(empty[filled]); free !== 0; free &= free - 1) {
      const bit = free & -free;
      board[r][c] = String(Math.log2(bit) + 1);
      flip(r, c, bit);
      if (solve(filled + 1)) return true;
      flip(r, c, bit);
    }
    board[r][c] = '.';
    return false;
  }

  board.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === '.') empty.push([r, c]);
      else flip(r, c, 1 << (Number(cell) - 1));
    }),
  );
  solve(0);
}

function bitCount(mask) {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
