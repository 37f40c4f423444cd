export function check({ expected: [length, right], actual: [count, changed] }) {
  if (count !== length) return `the compressed form has ${length} characters, not ${count}`;
  for (let i = 0; i < length; i++) {
    if (changed[i] !== right[i]) return `chars[${i}] should be ${right[i]}, not ${changed[i]}`;
  }
}
