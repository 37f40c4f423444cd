const isBalanced = (text) => {
  let open = 0;
  for (const char of text) {
    if (char === '(') open++;
    if (char === ')' && --open < 0) return false;
  }
  return open === 0;
};

const isLeftOf = (kept, text) => {
  let next = 0;
  for (const char of text) {
    if (next < kept.length && kept[next] === char) next++;
  }
  return next === kept.length;
};

const lettersIn = (text) => text.replace(/[()]/g, '').length;

export function check({ args: [s], expected, actual }) {
  if (!isLeftOf(actual, s)) return 'is not s with some characters removed';
  if (lettersIn(actual) !== lettersIn(s)) return 'has lost a letter';
  if (!isBalanced(actual)) return 'is not valid';
  if (actual.length !== expected.length) {
    return `has ${actual.length} characters, but ${expected.length} can be kept`;
  }
}
