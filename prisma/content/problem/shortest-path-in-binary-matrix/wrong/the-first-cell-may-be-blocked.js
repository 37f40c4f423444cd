// Wrong Answer: does not check whether the first cell is free
function shortestPathBinaryMatrix(grid) {
  const last = grid.length - 1;
  const seen = grid.map((cells) => cells.map((cell) => cell === 1));
  let layer = [[0, 0]];
  for (let length = 1; layer.length > 0; length++) {
    const following = [];
    for (const [row, column] of layer) {
      if (row === last && column === last) return length;
      for (const r of [row - 1, row, row + 1]) {
        for (const c of [column - 1, column, column + 1]) {
          if (seen[r]?.[c] === false) {
            seen[r][c] = true;
            following.push([r, c]);
          }
        }
      }
    }
    layer = following;
  }
  return -1;
}
