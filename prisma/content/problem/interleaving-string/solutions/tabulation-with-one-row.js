function isInterleave(s1, s2, s3) {
  if (s1.length + s2.length !== s3.length) return false;
  const fits = [true];
  for (let j = 1; j <= s2.length; j++) fits[j] = fits[j - 1] && s2[j - 1] === s3[j - 1];
  for (let i = 1; i <= s1.length; i++) {
    fits[0] &&= s1[i - 1] === s3[i - 1];
    for (let j = 1; j <= s2.length; j++) {
      const letter = s3[i + j - 1];
      const fromFirst = fits[j] && s1[i - 1] === letter;
      fits[j] = fromFirst || (fits[j - 1] && s2[j - 1] === letter);
    }
  }
  return fits[s2.length];
}
