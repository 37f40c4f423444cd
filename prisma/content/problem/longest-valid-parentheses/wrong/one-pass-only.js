// Wrong Answer: a single pass misses valid substrings after a parenthesis that is never closed
function longestValidParentheses(s) {
  let longest = 0;
  let open = 0;
  let close = 0;
  for (const char of s) {
    if (char === '(') open++;
    else close++;
    if (close > open) open = close = 0;
    else if (open === close) longest = Math.max(longest, 2 * close);
  }
  return longest;
}
