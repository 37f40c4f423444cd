const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const names = lines[1].split(' ').sort();

function countBelow(border) {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (names[mid] < border) low = mid + 1;
    else high = mid;
  }
  return low;
}

// The tilde comes after every letter.
const answers = lines[2]
  .split(' ')
  .map((typed) => countBelow(`${typed}~`) - countBelow(typed));
console.log(answers.join(' '));
