class Marks {
  constructor(n) {
    this.sums = new Array(n + 1).fill(0);
  }

  change(place, by) {
    for (let at = place; at < this.sums.length; at += at & -at) this.sums[at] += by;
  }

  upTo(place) {
    let sum = 0;
    for (let at = place; at > 0; at &= at - 1) sum += this.sums[at];
    return sum;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const endingAt = Array.from({ length: n + 1 }, () => []);
lines.slice(3).forEach((line, number) => {
  const [first, last] = line.split(' ').map(Number);
  endingAt[last].push({ first, number });
});

const marks = new Marks(n);
const lastOf = new Map();
const answers = new Array(lines.length - 3);
lines[1].split(' ').forEach((kind, i) => {
  const place = i + 1;
  if (lastOf.has(kind)) marks.change(lastOf.get(kind), -1);
  lastOf.set(kind, place);
  marks.change(place, 1);
  for (const { first, number } of endingAt[place]) {
    answers[number] = lastOf.size - marks.upTo(first - 1);
  }
});
console.log(answers.join(' '));
