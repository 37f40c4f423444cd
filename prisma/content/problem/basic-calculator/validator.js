const fits = (value) => Math.abs(value) < 2 ** 31;

export function validate(s) {
  if (s.length < 1 || s.length > 100_000) return 's must have 1 to 100 000 characters';
  if (!/^[\d+() -]*$/.test(s)) return 's must consist of digits, +, -, parentheses and spaces';
  if (/\d +\d/.test(s)) return 'a number must not contain spaces';
  const waiting = [];
  let total = 0;
  let sign = 1;
  let previous = '(';
  for (const token of [...(s.match(/\d+|[-+()]/g) ?? []), 'end']) {
    const isBehindValue = previous === ')' || /\d/.test(previous);
    const wantsValue = token === '+' || token === ')' || token === 'end';
    if (wantsValue && !isBehindValue) return `there must be a value before ${token}`;
    if (token === '-' && !isBehindValue && previous !== '(') return 'a unary minus must be at the start of an expression';
    if ((token === '(' || /\d/.test(token)) && isBehindValue) return 'there must be an operator between two values';
    if (token === '+' || token === '-') sign = token === '+' ? 1 : -1;
    else if (token === '(') {
      waiting.push([total, sign]);
      total = 0;
      sign = 1;
    } else if (token === ')') {
      if (waiting.length === 0) return 'a closing parenthesis has no match';
      const [before, factor] = waiting.pop();
      total = before + factor * total;
    } else if (token !== 'end') {
      if (!fits(Number(token))) return 'each number must be at most 2^31 - 1';
      total += sign * Number(token);
    }
    if (!fits(total)) return 'every intermediate value must be at most 2^31 - 1 in absolute value';
    previous = token;
  }
  if (waiting.length > 0) return 'a parenthesis is not closed';
}
