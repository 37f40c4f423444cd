// Wrong Answer: doubles all that was collected so far, also what stands before the pair
function scoreOfParentheses(s) {
  let score = 0;
  for (let i = 1; i < s.length; i++) {
    if (s[i] === ')') score = s[i - 1] === '(' ? score + 1 : 2 * score;
  }
  return score;
}
