function longestValidParentheses(s) {
  const longestIn = (chars, opening) => {
    let longest = 0;
    let open = 0;
    let close = 0;
    for (const char of chars) {
      if (char === opening) open++;
      else close++;
      if (close > open) {
        open = 0;
        close = 0;
      } else if (open === close) {
        longest = Math.max(longest, 2 * close);
      }
    }
    return longest;
  };
  return Math.max(longestIn(s, '('), longestIn([...s].reverse(), ')'));
}
