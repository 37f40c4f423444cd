function countSubstrings(s) {
  const n = s.length;
  const isPalindrome = Array.from({ length: n }, () => new Uint8Array(n));
  let count = 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i; j < n; j++) {
      if (s[i] === s[j] && (j - i < 3 || isPalindrome[i + 1][j - 1])) {
        isPalindrome[i][j] = 1;
        count++;
      }
    }
  }
  return count;
}
