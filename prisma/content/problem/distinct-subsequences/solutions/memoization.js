function numDistinct(s, t) {
  const memo = Array.from({ length: s.length + 1 }, () => Array(t.length + 1).fill(-1));

  const ways = (i, j) => {
    if (j === 0) return 1;
    if (i < j) return 0;
    if (memo[i][j] < 0) {
      const kept = s[i - 1] === t[j - 1] ? ways(i - 1, j - 1) : 0;
      memo[i][j] = ways(i - 1, j) + kept;
    }
    return memo[i][j];
  };

  return ways(s.length, t.length);
}
