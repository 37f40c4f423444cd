function minInsertions(s) {
  function steps(i, j) {
    if (i >= j) return 0;
    if (s[i] === s[j]) return steps(i + 1, j - 1);
    return 1 + Math.min(steps(i + 1, j), steps(i, j - 1));
  }

  return steps(0, s.length - 1);
}
