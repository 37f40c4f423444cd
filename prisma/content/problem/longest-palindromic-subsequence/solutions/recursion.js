function longestPalindromeSubseq(s) {
  function longest(i, j) {
    if (i >= j) return i === j ? 1 : 0;
    if (s[i] === s[j]) return longest(i + 1, j - 1) + 2;
    return Math.max(longest(i + 1, j), longest(i, j - 1));
  }

  return longest(0, s.length - 1);
}
