function longestBorders(word) {
  const border = new Int32Array(word.length);
  for (let i = 1; i < word.length; i++) {
    let length = border[i - 1];
    while (length > 0 && word[length] !== word[i]) length = border[length - 1];
    if (word[length] === word[i]) length++;
    border[i] = length;
  }
  return border;
}

function smallestMove(cut, wanted) {
  if (cut.length !== wanted.length) return -1;
  const n = cut.length;
  const border = longestBorders(wanted);
  let matched = 0;
  for (let i = 0; i < 2 * n; i++) {
    const letter = cut[i % n];
    while (matched > 0 && wanted[matched] !== letter) matched = border[matched - 1];
    if (wanted[matched] === letter) matched++;
    if (matched === n) return i - n + 1;
  }
  return -1;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(lines.map((line) => smallestMove(...line.split(' '))).join('\n'));
