function minCut(s) {
  const n = s.length;
  const isPalindrome = Array.from({ length: n }, () => new Array(n).fill(false));
  const cuts = new Array(n + 1).fill(n);
  cuts[n] = -1;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i; j < n; j++) {
      const inner = j - i < 2 || isPalindrome[i + 1][j - 1];
      if (s[i] === s[j] && inner) {
        isPalindrome[i][j] = true;
        cuts[i] = Math.min(cuts[i], 1 + cuts[j + 1]);
      }
    }
  }
  return cuts[0];
}
