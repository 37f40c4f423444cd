function minInsertions(s) {
  const memo = Array.from({ length: s.length }, () => new Array(s.length).fill(-1));

  function steps(i, j) {
    if (i >= j) return 0;
    if (memo[i][j] === -1) {
      memo[i][j] =
        s[i] === s[j]
          ? steps(i + 1, j - 1)
          : 1 + Math.min(steps(i + 1, j), steps(i, j - 1));
    }
    return memo[i][j];
  }

  return steps(0, s.length - 1);
}
