const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = Number(lines[0]);
const unlucky = lines[1].split(' ').map(Number);

let numbered = 0;
for (let floor = 1; floor <= floors; floor++) {
  if (unlucky.every((number) => floor % number !== 0)) numbered++;
}
console.log(numbered);
