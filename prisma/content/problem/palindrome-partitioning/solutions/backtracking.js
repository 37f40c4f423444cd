function partition(s) {
  const ways = [];
  const parts = [];

  function isPalindrome(left, right) {
    while (left < right && s[left] === s[right]) {
      left++;
      right--;
    }
    return left >= right;
  }

  function cut(start) {
    if (start === s.length) {
      ways.push([...parts]);
      return;
    }
    for (let end = start; end < s.length; end++) {
      if (!isPalindrome(start, end)) continue;
      parts.push(s.slice(start, end + 1));
      cut(end + 1);
      parts.pop();
    }
  }

  cut(0);
  return ways;
}
