const sorted = (text) => [...text].sort().join('');

export function check({ args: [s], expected, actual }) {
  if (expected === '') return actual === '' ? undefined : 'there is no such string, so the answer is the empty string';
  if (actual === '') return 'there is such a string, but the answer is empty';
  if (actual.length !== s.length || sorted(actual) !== sorted(s)) return 'the answer must have exactly the letters of s';
  for (let i = 1; i < actual.length; i++) {
    if (actual[i] === actual[i - 1]) return `the letters at indices ${i - 1} and ${i} are equal`;
  }
}
