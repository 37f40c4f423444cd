// Wrong Answer: prints the answers in the order of the right ends, not of the queries
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const questions = lines.slice(3).map((line) => line.split(' ').map(Number));
questions.sort(([, last], [, other]) => last - other);

const kinds = lines[1].split(' ').map(Number);
const marks = new Array(n + 1).fill(0);
const lastOf = new Array(n + 1).fill(0);
const change = (place, by) => {
  for (let at = place; at <= n; at += at & -at) marks[at] += by;
};
let different = 0;
let place = 0;
const answers = questions.map(([first, last]) => {
  for (; place < last; place++) {
    const before = lastOf[kinds[place]];
    if (before === 0) different++;
    else change(before, -1);
    lastOf[kinds[place]] = place + 1;
    change(place + 1, 1);
  }
  let outside = 0;
  for (let at = first - 1; at > 0; at &= at - 1) outside += marks[at];
  return different - outside;
});
console.log(answers.join(' '));
