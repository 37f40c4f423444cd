function minCut(s) {
  const last = s.length - 1;

  function isPalindrome(left, right) {
    while (left < right && s[left] === s[right]) {
      left++;
      right--;
    }
    return left >= right;
  }

  function cuts(i) {
    if (isPalindrome(i, last)) return 0;
    let best = last - i;
    for (let j = i; j < last; j++) {
      if (isPalindrome(i, j)) best = Math.min(best, 1 + cuts(j + 1));
    }
    return best;
  }

  return cuts(0);
}
