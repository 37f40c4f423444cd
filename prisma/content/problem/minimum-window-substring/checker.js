export function check({ args: [s, t], expected, actual }) {
  if (expected === '') return actual === '' ? undefined : 'there is no such substring, so the answer is the empty string';
  if (!s.includes(actual)) return 'is not a substring of s';
  const counts = new Map();
  for (const letter of actual) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of t) {
    const left = (counts.get(letter) ?? 0) - 1;
    if (left < 0) return `does not contain ${letter} often enough`;
    counts.set(letter, left);
  }
  if (actual.length !== expected.length) return `has ${actual.length} characters, but ${expected.length} are enough`;
}
