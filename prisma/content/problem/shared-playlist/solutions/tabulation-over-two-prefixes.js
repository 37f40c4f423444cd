const lines = require('node:fs').readFileSync(0, 'utf8').split('\n').slice(0, 4);
const numbersOf = (line) => line.split(' ').map(Number);
const [[, a, b], minutes, first, second] = lines.map(numbersOf);

const best = Array.from({ length: a + 1 }, () => new Int32Array(b + 1));
for (let i = 1; i <= a; i++) {
  for (let j = 1; j <= b; j++) {
    best[i][j] =
      first[i - 1] === second[j - 1]
        ? best[i - 1][j - 1] + minutes[first[i - 1] - 1]
        : Math.max(best[i - 1][j], best[i][j - 1]);
  }
}

const songs = [];
let i = a;
let j = b;
while (i > 0 && j > 0) {
  if (first[i - 1] === second[j - 1]) {
    songs.push(first[i - 1]);
    i--;
    j--;
  } else if (best[i - 1][j] === best[i][j]) {
    i--;
  } else {
    j--;
  }
}
console.log(best[a][b]);
console.log(songs.reverse().join(' '));
