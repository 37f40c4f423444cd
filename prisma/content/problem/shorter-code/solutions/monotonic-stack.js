function smallest(code, k) {
  const kept = [];
  let left = k;
  for (const digit of code) {
    for (; left > 0 && kept.at(-1) > digit; left--) kept.pop();
    kept.push(digit);
  }
  return kept.slice(0, code.length - k).join('');
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => {
  const [code, k] = line.split(' ');
  return smallest(code, Number(k));
});
console.log(answers.join('\n'));
