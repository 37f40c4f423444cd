function longestPalindromeSubseq(s) {
  const memo = Array.from(s, () => new Array(s.length).fill(0));

  function longest(i, j) {
    if (i >= j) return i === j ? 1 : 0;
    if (memo[i][j] === 0) {
      memo[i][j] =
        s[i] === s[j]
          ? longest(i + 1, j - 1) + 2
          : Math.max(longest(i + 1, j), longest(i, j - 1));
    }
    return memo[i][j];
  }

  return longest(0, s.length - 1);
}
