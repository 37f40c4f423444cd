function evalRPN(tokens) {
  const operations = {
    '+': (left, right) => left + right,
    '-': (left, right) => left - right,
    '*': (left, right) => left * right,
    '/': (left, right) => Math.trunc(left / right),
  };
  const operands = [];
  for (const token of tokens) {
    if (token in operations) {
      const right = operands.pop();
      const left = operands.pop();
      operands.push(operations[token](left, right));
    } else {
      operands.push(Number(token));
    }
  }
  return operands[0];
}
