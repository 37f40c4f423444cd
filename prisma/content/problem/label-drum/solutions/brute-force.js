function smallestMove(cut, wanted) {
  if (cut.length !== wanted.length) return -1;
  for (let move = 0; move < cut.length; move++) {
    if (cut.slice(move) + cut.slice(0, move) === wanted) return move;
  }
  return -1;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(lines.map((line) => smallestMove(...line.split(' '))).join('\n'));
