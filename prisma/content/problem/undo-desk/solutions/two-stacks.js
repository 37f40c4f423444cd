const keys = require('node:fs').readFileSync(0, 'utf8').trim();

const text = [];
const removed = [];
for (const key of keys) {
  if (key === '-') {
    if (text.length > 0) removed.push(text.pop());
  } else if (key === '+') {
    if (removed.length > 0) text.push(removed.pop());
  } else {
    text.push(key);
    removed.length = 0;
  }
}
console.log(text.join(''));
