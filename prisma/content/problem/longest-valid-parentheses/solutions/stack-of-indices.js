function longestValidParentheses(s) {
  const stack = [-1];
  let longest = 0;
  for (let i = 0; i < s.length; i++) {
    if (s[i] === '(') {
      stack.push(i);
      continue;
    }
    stack.pop();
    if (stack.length === 0) stack.push(i);
    else longest = Math.max(longest, i - stack.at(-1));
  }
  return longest;
}
