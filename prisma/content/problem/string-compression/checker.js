export function check({ expected: [length, right], actual: [count, changed] }) {
  if (count !== length) return `the short form has ${length} characters, not ${count}`;
  for (let i = 0; i < length; i++) {
    if (changed[i] !== right[i]) return `at position ${i} there should be ${right[i]} and not ${changed[i]}`;
  }
}
