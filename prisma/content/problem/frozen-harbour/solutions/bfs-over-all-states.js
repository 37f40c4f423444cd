function fewestMoves(harbour, breakable) {
  const rows = harbour.length;
  const columns = harbour[0].length;
  const seen = new Set();
  let layer = [[0, 0, breakable]];
  for (let moves = 0; layer.length > 0; moves++) {
    const following = [];
    for (const [row, column, left] of layer) {
      if (row === rows - 1 && column === columns - 1) return moves;
      for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
        const [r, c] = [row + down, column + right];
        const cell = harbour[r]?.[c];
        if (cell === undefined) continue;
        const state = [r, c, cell === '#' ? left - 1 : left];
        if (state[2] < 0 || seen.has(String(state))) continue;
        seen.add(String(state));
        following.push(state);
      }
    }
    layer = following;
  }
  return -1;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const harbour = lines.slice(0, -2);
const questions = lines.at(-1).split(' ').map(Number);
console.log(questions.map((breakable) => fewestMoves(harbour, breakable)).join(' '));
