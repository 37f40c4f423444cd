// Wrong Answer: visits each cell once, even if a later visit has more left
const OUTSIDE = 501;

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const questions = lines.at(-1).split(' ').map(Number);
const width = lines[0].length + 1;
const outside = new Array(width).fill(OUTSIDE);
const iceOf = (row) => [...row].map((cell) => (cell === '#' ? 1 : 0));
const rows = lines.slice(0, -2).flatMap((row) => [...iceOf(row), OUTSIDE]);
const ice = [...outside, ...rows, ...outside];
const last = ice.length - width - 2;

function fewestMoves(k) {
  const seen = new Set([width]);
  let layer = [[width, k]];
  for (let moves = 0; layer.length > 0; moves++) {
    const nextLayer = [];
    for (const [cell, left] of layer) {
      if (cell === last) return moves;
      for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
        const rest = left - ice[near];
        if (rest < 0 || seen.has(near)) continue;
        seen.add(near);
        nextLayer.push([near, rest]);
      }
    }
    layer = nextLayer;
  }
  return -1;
}

console.log(questions.map(fewestMoves).join(' '));
