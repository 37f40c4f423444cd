function isMatch(s, p) {
  const memo = Array.from({ length: s.length + 1 }, () => Array(p.length + 1));
  const match = (i, j) => {
    if (j === p.length) return i === s.length;
    if (memo[i][j] !== undefined) return memo[i][j];
    let result = false;
    if (p[j] === '*') {
      result = match(i, j + 1) || (i < s.length && match(i + 1, j));
    } else if (i < s.length && (p[j] === '?' || p[j] === s[i])) {
      result = match(i + 1, j + 1);
    }
    memo[i][j] = result;
    return result;
  };
  return match(0, 0);
}
