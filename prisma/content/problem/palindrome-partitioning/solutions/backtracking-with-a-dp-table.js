function partition(s) {
  const n = s.length;
  const isPalindrome = Array.from({ length: n }, () => Array(n).fill(false));
  for (let i = n - 1; i >= 0; i--) {
    for (let j = i; j < n; j++) {
      const isInner = j - i < 3 || isPalindrome[i + 1][j - 1];
      isPalindrome[i][j] = s[i] === s[j] && isInner;
    }
  }

  const ways = [];
  const parts = [];

  function cut(start) {
    if (start === n) {
      ways.push([...parts]);
      return;
    }
    for (let end = start; end < n; end++) {
      if (!isPalindrome[start][end]) continue;
      parts.push(s.slice(start, end + 1));
      cut(end + 1);
      parts.pop();
    }
  }

  cut(0);
  return ways;
}
