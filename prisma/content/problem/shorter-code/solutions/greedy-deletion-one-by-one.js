const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => {
  let [code, k] = line.split(' ');
  for (; k > 0; k--) {
    let at = 0;
    while (at + 1 < code.length && code[at] <= code[at + 1]) at++;
    code = code.slice(0, at) + code.slice(at + 1);
  }
  return code;
});
console.log(answers.join('\n'));
