const [, ...words] = require('node:fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const boxes = [];
for (const word of words) {
  const letters = new Array(26).fill(0);
  for (const letter of word) letters[letter.charCodeAt(0) - 97]++;

  const isSame = (one) => one.letters.every((count, i) => count === letters[i]);
  const box = boxes.find(isSame);
  if (box) box.words++;
  else boxes.push({ letters, words: 1 });
}
const fullest = boxes.reduce((most, box) => Math.max(most, box.words), 0);
console.log(`${boxes.length} ${fullest}`);
