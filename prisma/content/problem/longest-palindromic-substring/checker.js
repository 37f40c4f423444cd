export function check({ args, expected, actual }) {
  const [s] = args;
  if (typeof actual !== 'string' || !s.includes(actual)) return 'the answer is not a substring of s';
  if (actual !== [...actual].reverse().join('')) return 'the answer is not a palindrome';
  if (actual.length < expected.length) return `there is a longer palindrome, of ${expected.length} characters`;
}
