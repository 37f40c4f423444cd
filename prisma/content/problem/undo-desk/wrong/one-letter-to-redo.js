// Wrong Answer: stores only the letter of the latest undo
const keys = require('node:fs').readFileSync(0, 'utf8').trim();

const text = [];
let removed = '';
for (const key of keys) {
  if (key === '-') {
    if (text.length > 0) removed = text.pop();
  } else if (key === '+') {
    if (removed !== '') text.push(removed);
    removed = '';
  } else {
    text.push(key);
    removed = '';
  }
}
console.log(text.join(''));
