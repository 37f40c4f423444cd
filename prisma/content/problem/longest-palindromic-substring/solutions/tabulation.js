var longestPalindrome = function (s) {
  const n = s.length;
  const isPalindrome = Array.from({ length: n }, () => new Uint8Array(n));
  let bestStart = 0;
  let bestLength = 1;
  for (let start = n - 1; start >= 0; start--) {
    for (let end = start; end < n; end++) {
      if (s[start] !== s[end]) continue;
      if (end - start >= 2 && !isPalindrome[start + 1][end - 1]) continue;
      isPalindrome[start][end] = 1;
      if (end - start + 1 > bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
    }
  }
  return s.slice(bestStart, bestStart + bestLength);
};
