// Wrong Answer: does not check whether s3 is longer than both strings together
function isInterleave(s1, s2, s3) {
  const fits = [];
  for (let i = 0; i <= s1.length; i++) {
    fits.push([]);
    for (let j = 0; j <= s2.length; j++) {
      const letter = s3[i + j - 1];
      const fromFirst = i > 0 && fits[i - 1][j] && s1[i - 1] === letter;
      const fromSecond = j > 0 && fits[i][j - 1] && s2[j - 1] === letter;
      fits[i].push((i === 0 && j === 0) || fromFirst || fromSecond);
    }
  }
  return fits[s1.length][s2.length];
}
