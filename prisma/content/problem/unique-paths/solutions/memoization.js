function uniquePaths(m, n) {
  const memo = Array.from({ length: m }, () => Array(n).fill(0));
  const paths = (i, j) => {
    if (i === 0 || j === 0) return 1;
    if (memo[i][j] === 0) memo[i][j] = paths(i - 1, j) + paths(i, j - 1);
    return memo[i][j];
  };

  return paths(m - 1, n - 1);
}
