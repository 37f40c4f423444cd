function longestCommonSubsequence(text1, text2) {
  const memo = Array.from(text1, () => new Array(text2.length).fill(-1));

  const longest = (i, j) => {
    if (i === text1.length || j === text2.length) return 0;
    if (memo[i][j] < 0) {
      memo[i][j] =
        text1[i] === text2[j]
          ? 1 + longest(i + 1, j + 1)
          : Math.max(longest(i + 1, j), longest(i, j + 1));
    }
    return memo[i][j];
  };

  return longest(0, 0);
}
