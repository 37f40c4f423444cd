const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const hooks = Number(lines[0].split(' ')[0]);
const wall = [];
let walks = 0;
for (const tool of lines[1].split(' ')) {
  const place = wall.indexOf(tool);
  if (place >= 0) {
    wall.splice(place, 1);
  } else {
    walks++;
    if (wall.length === hooks) wall.shift();
  }
  wall.push(tool);
}
console.log(walks);
console.log(wall.join(' '));
