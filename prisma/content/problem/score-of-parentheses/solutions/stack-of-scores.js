function scoreOfParentheses(s) {
  const scores = [0];
  for (const char of s) {
    if (char === '(') {
      scores.push(0);
    } else {
      const inner = scores.pop();
      scores[scores.length - 1] += Math.max(1, 2 * inner);
    }
  }
  return scores[0];
}
