const fits = (value) => value >= -(2 ** 31) && value < 2 ** 31;

export function validate(s) {
  if (s.length < 1 || s.length > 100_000) return 's must have 1 to 100 000 characters';
  if (!/^ *\d+ *(?:[-+*/] *\d+ *)*$/.test(s)) return 's must be a valid expression';
  const tokens = s.match(/\d+|[-+*/]/g);
  let total = 0;
  let term = 0;
  for (let i = 0; i < tokens.length; i += 2) {
    const number = Number(tokens[i]);
    const operator = i === 0 ? '+' : tokens[i - 1];
    if (!fits(number)) return 'each number must be at most 2^31 - 1';
    if (operator === '/' && number === 0) return 'there must be no division by zero';
    if (operator === '*') term *= number;
    else if (operator === '/') term = Math.trunc(term / number);
    else {
      total += term;
      term = operator === '-' ? -number : number;
    }
    if (!fits(term) || !fits(total) || !fits(total + term)) return 'every intermediate value must fit in 32 bits';
  }
}
