// Wrong Answer: forgets the prime factor that is left after dividing by the small ones
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
for (const stalls of lines[1].split(' ').map(Number)) {
  let rest = stalls;
  let plans = 1;
  for (let p = 2; p * p <= stalls; p++) {
    let exponent = 0;
    for (; rest % p === 0; rest /= p) exponent++;
    plans *= exponent + 1;
  }
  console.log(plans);
}
