// Wrong Answer: searches for s in t + t, which moves the cut to the left
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const [cut, wanted] = line.split(' ');
  console.log(cut.length === wanted.length ? (wanted + wanted).indexOf(cut) : -1);
}
