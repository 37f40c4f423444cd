// Wrong Answer: lets the pumps share a tank, as if they filled it together at their combined speed
const input = require('node:fs').readFileSync(0, 'utf8');
const [, rest, tanks, ...times] = input.trim().split(/\s+/).map(Number);

const perMinute = times.reduce((sum, time) => sum + 1 / (time + rest), 0);
console.log(Math.ceil(tanks / perMinute) - rest);
