function minCut(s) {
  const n = s.length;
  const isPalindrome = Array.from({ length: n }, () => new Array(n).fill(false));
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i; j < n; j++) {
      const inner = j - i < 2 || isPalindrome[i + 1][j - 1];
      isPalindrome[i][j] = s[i] === s[j] && inner;
    }
  }
  const memo = new Map();

  function cuts(i) {
    if (isPalindrome[i][n - 1]) return 0;
    if (memo.has(i)) return memo.get(i);
    let best = n - 1 - i;
    for (let j = i; j < n - 1; j++) {
      if (isPalindrome[i][j]) best = Math.min(best, 1 + cuts(j + 1));
    }
    memo.set(i, best);
    return best;
  }

  return cuts(0);
}
