const lines = require('node:fs').readFileSync(0, 'utf8').split('\n').slice(0, 4);
const numbersOf = (line) => line.split(' ').map(Number);
const [[s, a], minutes, first, second] = lines.map(numbersOf);

const place = new Array(s + 1).fill(0);
first.forEach((song, i) => (place[song] = i + 1));

// For the playlist that ends with a song: its minutes and the previous song, or 0.
const total = new Array(s + 1).fill(0);
const before = new Array(s + 1).fill(0);
const heavier = (song, other) => (total[other] > total[song] ? other : song);

const tree = new Array(a + 1).fill(0);
let end = 0;
for (const song of second) {
  if (place[song] === 0) continue;
  let last = 0;
  for (let at = place[song] - 1; at > 0; at -= at & -at) last = heavier(last, tree[at]);
  before[song] = last;
  total[song] = total[last] + minutes[song - 1];
  for (let at = place[song]; at <= a; at += at & -at) {
    tree[at] = heavier(tree[at], song);
  }
  end = heavier(end, song);
}

const songs = [];
for (let song = end; song !== 0; song = before[song]) songs.push(song);
console.log(total[end]);
console.log(songs.reverse().join(' '));
