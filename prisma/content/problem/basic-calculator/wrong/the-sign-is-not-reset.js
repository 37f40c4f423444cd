// Wrong Answer: starts a parenthesized expression with the sign before it
function calculate(s) {
  const waiting = [];
  let total = 0;
  let sign = 1;
  for (const token of s.match(/\d+|[-+()]/g)) {
    if (token === '(') {
      waiting.push([total, sign]);
      total = 0;
    } else if (token === ')') {
      const [before, factor] = waiting.pop();
      total = before + factor * total;
    } else if (token === '+' || token === '-') {
      sign = token === '+' ? 1 : -1;
    } else {
      total += sign * Number(token);
    }
  }
  return total;
}
