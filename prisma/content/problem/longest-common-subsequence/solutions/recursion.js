function longestCommonSubsequence(text1, text2) {
  function longest(i, j) {
    if (i === text1.length || j === text2.length) return 0;
    if (text1[i] === text2[j]) return 1 + longest(i + 1, j + 1);
    return Math.max(longest(i + 1, j), longest(i, j + 1));
  }

  return longest(0, 0);
}
