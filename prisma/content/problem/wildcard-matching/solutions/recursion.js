function isMatch(s, p) {
  const match = (i, j) => {
    if (j === p.length) return i === s.length;
    if (p[j] === '*') return match(i, j + 1) || (i < s.length && match(i + 1, j));
    if (i === s.length || (p[j] !== '?' && p[j] !== s[i])) return false;
    return match(i + 1, j + 1);
  };
  return match(0, 0);
}
