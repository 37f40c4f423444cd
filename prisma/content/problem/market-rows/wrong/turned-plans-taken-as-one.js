// Wrong Answer: takes 3 rows of 4 and 4 rows of 3 as one plan
const [, line] = require('node:fs').readFileSync(0, 'utf8').split('\n');
for (const stalls of line.split(' ').map(Number)) {
  let plans = 0;
  for (let rows = 1; rows * rows <= stalls; rows++) {
    if (stalls % rows === 0) plans++;
  }
  console.log(plans);
}
