function repeatedStringMatch(a, b) {
  const n = a.length;
  const m = b.length;
  for (let start = 0; start < n; start++) {
    let j = 0;
    while (j < m && a[(start + j) % n] === b[j]) j++;
    if (j === m) return Math.ceil((start + m) / n);
  }
  return -1;
}
