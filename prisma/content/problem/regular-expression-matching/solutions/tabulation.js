function isMatch(s, p) {
  const row = () => Array(p.length + 1).fill(false);
  const fits = Array.from({ length: s.length + 1 }, row);
  fits[s.length][p.length] = true;
  for (let i = s.length; i >= 0; i--) {
    for (let j = p.length - 1; j >= 0; j--) {
      const firstFits = i < s.length && (p[j] === s[i] || p[j] === '.');
      if (p[j + 1] === '*') {
        fits[i][j] = fits[i][j + 2] || (firstFits && fits[i + 1][j]);
      } else {
        fits[i][j] = firstFits && fits[i + 1][j + 1];
      }
    }
  }
  return fits[0][0];
}
