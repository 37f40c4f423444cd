// Wrong Answer: fills the palindrome table from the front, before the row that it needs
function minCut(s) {
  const n = s.length;
  const table = Array.from({ length: n }, () => new Array(n).fill(false));
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      table[i][j] = s[i] === s[j] && (j - i < 2 || table[i + 1][j - 1]);
    }
  }
  const cuts = [-1];
  for (let end = 1; end <= n; end++) {
    cuts[end] = end - 1;
    for (let start = 0; start < end; start++) {
      if (table[start][end - 1]) cuts[end] = Math.min(cuts[end], cuts[start] + 1);
    }
  }
  return cuts[n];
}
