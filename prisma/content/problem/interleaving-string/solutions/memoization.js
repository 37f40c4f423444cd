function isInterleave(s1, s2, s3) {
  const memo = Array.from({ length: s1.length + 1 }, () => []);

  const fits = (i, j) => {
    if (i + j === s3.length) return true;
    if (memo[i][j] === undefined) {
      const letter = s3[i + j];
      memo[i][j] =
        (s1[i] === letter && fits(i + 1, j)) || (s2[j] === letter && fits(i, j + 1));
    }
    return memo[i][j];
  };

  return s1.length + s2.length === s3.length && fits(0, 0);
}
