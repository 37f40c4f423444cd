function minimumTotal(triangle) {
  const memo = triangle.map((row) => new Array(row.length).fill(null));

  function best(i, j) {
    if (i === triangle.length - 1) return triangle[i][j];
    memo[i][j] ??= triangle[i][j] + Math.min(best(i + 1, j), best(i + 1, j + 1));
    return memo[i][j];
  }

  return best(0, 0);
}
