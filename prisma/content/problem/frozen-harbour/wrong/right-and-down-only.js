// Wrong Answer: moves only right and down
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const harbour = lines.slice(0, -2);
const least = [];
harbour.forEach((row, r) => {
  least.push([]);
  [...row].forEach((cell, c) => {
    const before = Math.min(least[r - 1]?.[c] ?? Infinity, least[r][c - 1] ?? Infinity);
    least[r].push((r + c === 0 ? 0 : before) + (cell === '#' ? 1 : 0));
  });
});
const moves = harbour.length + harbour[0].length - 2;
const broken = least.at(-1).at(-1);
const questions = lines.at(-1).split(' ').map(Number);
console.log(questions.map((k) => (broken <= k ? moves : -1)).join(' '));
