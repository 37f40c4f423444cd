function smallestFactors(largest) {
  const factors = new Int32Array(largest + 1);
  for (let p = 2; p * p <= largest; p++) {
    if (factors[p] !== 0) continue;
    for (let multiple = p * p; multiple <= largest; multiple += p) {
      if (factors[multiple] === 0) factors[multiple] = p;
    }
  }
  for (let number = 2; number <= largest; number++) {
    if (factors[number] === 0) factors[number] = number;
  }
  return factors;
}

const [, line] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const questions = line.split(' ').map(Number);
const factors = smallestFactors(
  questions.reduce((most, stalls) => Math.max(most, stalls)),
);
const answers = questions.map((stalls) => {
  let left = stalls;
  let plans = 1;
  while (left > 1) {
    const factor = factors[left];
    let exponent = 0;
    for (; left % factor === 0; left /= factor) exponent++;
    plans *= exponent + 1;
  }
  return plans;
});
console.log(answers.join('\n'));
