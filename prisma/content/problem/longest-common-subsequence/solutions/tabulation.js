function longestCommonSubsequence(text1, text2) {
  const m = text1.length;
  const n = text2.length;
  const length = Array.from({ length: m + 1 }, () => Array(n + 1).fill(0));
  for (let i = 1; i <= m; i++) {
    for (let j = 1; j <= n; j++) {
      if (text1[i - 1] === text2[j - 1]) {
        length[i][j] = length[i - 1][j - 1] + 1;
      } else {
        length[i][j] = Math.max(length[i - 1][j], length[i][j - 1]);
      }
    }
  }
  return length[m][n];
}
