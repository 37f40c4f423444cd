var longestPalindrome = function (s) {
  const isPalindrome = (left, right) => {
    while (left < right) if (s[left++] !== s[right--]) return false;
    return true;
  };
  let best = '';
  for (let start = 0; start < s.length; start++) {
    for (let end = start + best.length; end < s.length; end++) {
      if (isPalindrome(start, end)) best = s.slice(start, end + 1);
    }
  }
  return best;
};
