// Wrong Answer: the loop ends one letter outside the palindrome on each side, but the slice includes them
var longestPalindrome = function (s) {
  let best = '';
  for (let middle = 0; middle < s.length; middle++) {
    for (const second of [middle, middle + 1]) {
      let left = middle;
      let right = second;
      while (left >= 0 && right < s.length && s[left] === s[right]) {
        left--;
        right++;
      }
      if (right - left > best.length) best = s.slice(Math.max(left, 0), right);
    }
  }
  return best;
};
