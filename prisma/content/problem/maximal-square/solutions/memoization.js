function maximalSquare(matrix) {
  const memo = matrix.map((row) => new Array(row.length));

  function side(r, c) {
    if (r < 0 || c < 0 || matrix[r][c] === '0') return 0;
    memo[r][c] ??= 1 + Math.min(side(r - 1, c), side(r, c - 1), side(r - 1, c - 1));
    return memo[r][c];
  }

  let largest = 0;
  for (let r = matrix.length - 1; r >= 0; r--) {
    for (let c = matrix[0].length - 1; c >= 0; c--) {
      largest = Math.max(largest, side(r, c));
    }
  }
  return largest ** 2;
}
