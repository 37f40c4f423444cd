type Operator = '+' | '-' | '*' | '/';
const apply: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (a / b) | 0,
};

function evalRPN(tokens: string[]): number {
  const stack: number[] = [];
  for (const token of tokens) {
    if (token in apply) {
      const [b, a] = [stack.pop()!, stack.pop()!];
      stack.push(apply[token as Operator](a, b));
    } else stack.push(+token);
  }
  return stack[0];
}
