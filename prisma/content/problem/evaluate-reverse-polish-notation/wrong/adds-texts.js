// Wrong Answer: operands remain strings, and + concatenates strings
function evalRPN(tokens) {
  const operands = [];
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      operands.push(token);
      continue;
    }
    const right = operands.pop();
    const left = operands.pop();
    if (token === '+') operands.push(left + right);
    else if (token === '-') operands.push(left - right);
    else if (token === '*') operands.push(left * right);
    else operands.push(Math.trunc(left / right));
  }
  return Number(operands[0]);
}
