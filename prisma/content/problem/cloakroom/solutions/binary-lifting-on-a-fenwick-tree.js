class FreeHooks {
  constructor(n) {
    this.sums = Array.from({ length: n + 1 }, (_, place) => place & -place);
    this.largestJump = 1 << (31 - Math.clz32(n));
  }

  change(hook, by) {
    for (let place = hook; place < this.sums.length; place += place & -place) {
      this.sums[place] += by;
    }
  }

  kth(k) {
    let place = 0;
    let left = k;
    for (let jump = this.largestJump; jump > 0; jump >>= 1) {
      if (!(this.sums[place + jump] < left)) continue; // also beyond the last hook
      place += jump;
      left -= this.sums[place];
    }
    return place + 1;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [n] = lines[0].split(' ').map(Number);
const hooks = new FreeHooks(n);
const answers = [];
for (const line of lines.slice(1)) {
  const [word, number] = line.split(' ');
  if (word === 'give') {
    hooks.change(Number(number), 1);
  } else {
    const hook = hooks.kth(Number(number));
    hooks.change(hook, -1);
    answers.push(hook);
  }
}
console.log(answers.join(' '));
