function isMatch(s, p) {
  if (p === '') return s === '';
  const firstFits = s !== '' && (p[0] === s[0] || p[0] === '.');
  if (p[1] === '*') {
    return isMatch(s, p.slice(2)) || (firstFits && isMatch(s.slice(1), p));
  }
  return firstFits && isMatch(s.slice(1), p.slice(1));
}
