function plans(stalls) {
  let count = 0;
  for (let rows = 1; rows * rows <= stalls; rows++) {
    if (stalls % rows === 0) count += rows * rows === stalls ? 1 : 2;
  }
  return count;
}

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
console.log(lines[1].split(' ').map(Number).map(plans).join('\n'));
