function minDistance(word1, word2) {
  const memo = Array.from({ length: word1.length + 1 }, () =>
    Array(word2.length + 1).fill(-1),
  );

  const distance = (i, j) => {
    if (i === 0 || j === 0) return i + j;
    if (memo[i][j] < 0) {
      const replaced = distance(i - 1, j - 1);
      if (word1[i - 1] === word2[j - 1]) memo[i][j] = replaced;
      else memo[i][j] = 1 + Math.min(replaced, distance(i - 1, j), distance(i, j - 1));
    }
    return memo[i][j];
  };

  return distance(word1.length, word2.length);
}
