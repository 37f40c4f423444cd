// Wrong Answer: stores a reference to the board instead of a copy, and it is empty at the end
function solveNQueens(n) {
  const boards = [];
  const board = [];
  const taken = new Set();
  function place(row) {
    if (row === n) boards.push(board);
    for (let c = 0; c < n && row < n; c++) {
      const marks = [`c${c}`, `s${row + c}`, `d${row - c}`];
      if (marks.some((mark) => taken.has(mark))) continue;
      marks.forEach((mark) => taken.add(mark));
      board.push('.'.repeat(c) + 'Q' + '.'.repeat(n - 1 - c));
      place(row + 1);
      board.pop();
      marks.forEach((mark) => taken.delete(mark));
    }
  }
  place(0);
  return boards;
}
