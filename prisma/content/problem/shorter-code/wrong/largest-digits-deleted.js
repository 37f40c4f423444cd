// Wrong Answer: deletes the largest digits, wherever they are
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => {
  const [code, k] = line.split(' ');
  const order = [...code].map((digit, i) => ({ digit, i }));
  order.sort((a, b) => b.digit - a.digit || a.i - b.i);
  const deleted = new Set(order.slice(0, Number(k)).map(({ i }) => i));
  return [...code].filter((_, i) => !deleted.has(i)).join('');
});
console.log(answers.join('\n'));
