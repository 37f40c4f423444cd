const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const minutes = lines.flatMap((line) => line.split(' ').map(Number).slice(1));
minutes.sort((one, other) => one - other);

const requests = new Map();
for (const minute of minutes) requests.set(minute, (requests.get(minute) ?? 0) + 1);
console.log([...requests].map((line) => line.join(' ')).join('\n'));
