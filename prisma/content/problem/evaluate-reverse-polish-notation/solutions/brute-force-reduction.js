function evalRPN(tokens) {
  const operations = {
    '+': (left, right) => left + right,
    '-': (left, right) => left - right,
    '*': (left, right) => left * right,
    '/': (left, right) => Math.trunc(left / right),
  };
  const rest = [...tokens];
  while (rest.length > 1) {
    const at = rest.findIndex((token) => token in operations);
    const [left, right, operator] = rest.slice(at - 2, at + 1);
    rest.splice(at - 2, 3, operations[operator](Number(left), Number(right)));
  }
  return Number(rest[0]);
}
