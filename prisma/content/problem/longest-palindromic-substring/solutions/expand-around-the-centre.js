var longestPalindrome = function (s) {
  let from = 0;
  let length = 0;
  for (let middle = 0; middle < s.length; middle++) {
    for (const second of [middle, middle + 1]) {
      let left = middle;
      let right = second;
      while (left >= 0 && right < s.length && s[left] === s[right]) {
        left--;
        right++;
      }
      if (right - left - 1 > length) {
        from = left + 1;
        length = right - left - 1;
      }
    }
  }
  return s.slice(from, from + length);
};
