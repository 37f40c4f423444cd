export function validate(s) {
  if (s.length < 2 || s.length > 50) return 's must have 2 to 50 characters';
  let open = 0;
  for (const char of s) {
    if (char !== '(' && char !== ')') return 's must consist of parentheses';
    open += char === '(' ? 1 : -1;
    if (open < 0) return 's must be balanced';
  }
  if (open !== 0) return 's must be balanced';
}
