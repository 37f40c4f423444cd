const OPERATIONS = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
};

export function validate(tokens) {
  if (tokens.length < 1 || tokens.length > 10_000) return 'there must be 1 to 10 000 tokens';
  const operands = [];
  for (const token of tokens) {
    if (Object.hasOwn(OPERATIONS, token)) {
      if (operands.length < 2) return 'an operator lacks an operand';
      const right = operands.pop();
      const left = operands.pop();
      if (token === '/' && right === 0) return 'division by zero is not allowed';
      const value = OPERATIONS[token](left, right);
      if (value < -(2 ** 31) || value > 2 ** 31 - 1) return 'all intermediate results must fit in a 32-bit integer';
      operands.push(value);
    } else {
      if (!/^(0|-?[1-9]\d{0,2})$/.test(token) || Math.abs(Number(token)) > 200) {
        return 'a token must be an operator or an integer from -200 to 200';
      }
      operands.push(Number(token));
    }
  }
  if (operands.length !== 1) return 'exactly one value must be left';
}
