// Wrong Answer: prints the songs in reverse order, as they are found from the end
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n').slice(0, 4);
const numbersOf = (line) => line.split(' ').map(Number);
const [[, a, b], minutes, first, second] = lines.map(numbersOf);

const best = Array.from({ length: a + 1 }, () => new Array(b + 1).fill(0));
for (let i = 1; i <= a; i++) {
  for (let j = 1; j <= b; j++) {
    best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
    if (first[i - 1] === second[j - 1]) {
      best[i][j] = best[i - 1][j - 1] + minutes[first[i - 1] - 1];
    }
  }
}
const songs = [];
let [i, j] = [a, b];
while (best[i][j] > 0) {
  if (best[i - 1][j] === best[i][j]) i--;
  else if (best[i][j - 1] === best[i][j]) j--;
  else {
    songs.push(first[i - 1]);
    i--;
    j--;
  }
}
console.log(best[a][b]);
console.log(songs.join(' '));
