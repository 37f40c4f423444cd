// Wrong Answer: puts one pair around or beside a shorter string, and so misses '(())(())'
function generateParenthesis(n) {
  let texts = new Set(['']);
  for (let pairs = 1; pairs <= n; pairs++) {
    const longer = new Set();
    for (const text of texts) {
      longer.add(`(${text})`);
      longer.add(`()${text}`);
      longer.add(`${text}()`);
    }
    texts = longer;
  }
  return [...texts];
}
