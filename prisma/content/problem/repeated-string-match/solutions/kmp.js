function repeatedStringMatch(a, b) {
  const n = a.length;
  const m = b.length;
  const failure = [0];
  for (let i = 1, j = 0; i < m; i++) {
    while (j > 0 && b[i] !== b[j]) j = failure[j - 1];
    if (b[i] === b[j]) j++;
    failure.push(j);
  }
  for (let i = 0, j = 0; i < n + m - 1; i++) {
    while (j > 0 && a[i % n] !== b[j]) j = failure[j - 1];
    if (a[i % n] === b[j]) j++;
    if (j === m) return Math.ceil((i + 1) / n);
  }
  return -1;
}
