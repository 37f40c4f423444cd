export function check({ args, expected, actual }) {
  const [s] = args;
  if (typeof actual !== 'string' || !s.includes(actual)) return 'this is no substring of s';
  if (actual !== [...actual].reverse().join('')) return 'this is no palindrome';
  if (actual.length < expected.length) return `there is a palindrome of ${expected.length} letters`;
}
