function longestValidParentheses(s) {
  let longest = 0;
  for (let start = 0; start < s.length; start++) {
    let open = 0;
    for (let end = start; end < s.length; end++) {
      open += s[end] === '(' ? 1 : -1;
      if (open < 0) break;
      if (open === 0) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}
