const CLOSING = { '(': ')', '[': ']', '{': '}' };

function isValid(s) {
  const awaited = [];
  for (const bracket of s) {
    if (bracket in CLOSING) awaited.push(CLOSING[bracket]);
    else if (awaited.pop() !== bracket) return false;
  }
  return awaited.length === 0;
}
