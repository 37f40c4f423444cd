const PAIRS = { ')': '(', ']': '[', '}': '{' } as const;
type Closing = keyof typeof PAIRS;

const isClosing = (c: string): c is Closing => c in PAIRS;

function isValid(s: string): boolean {
  const stack: string[] = [];
  for (const c of s) {
    if (!isClosing(c)) stack.push(c);
    else if (stack.pop() !== PAIRS[c]) return false;
  }
  return stack.length === 0;
}
