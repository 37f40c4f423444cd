function isSubsequence(s, t) {
  function match(i, j) {
    if (i === s.length) return true;
    if (j === t.length) return false;
    if (s[i] === t[j] && match(i + 1, j + 1)) return true;
    return match(i, j + 1);
  }

  return match(0, 0);
}
