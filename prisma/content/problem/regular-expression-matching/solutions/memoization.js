function isMatch(s, p) {
  const memo = Array.from({ length: s.length + 1 }, () => Array(p.length + 1));

  function fits(i, j) {
    if (j === p.length) return i === s.length;
    if (memo[i][j] === undefined) {
      const firstFits = i < s.length && (p[j] === s[i] || p[j] === '.');
      if (p[j + 1] === '*') {
        memo[i][j] = fits(i, j + 2) || (firstFits && fits(i + 1, j));
      } else {
        memo[i][j] = firstFits && fits(i + 1, j + 1);
      }
    }
    return memo[i][j];
  }

  return fits(0, 0);
}
