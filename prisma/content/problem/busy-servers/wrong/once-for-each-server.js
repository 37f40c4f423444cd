// Wrong Answer: counts the servers with a request in the minute, not the requests
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const servers = new Map();
for (const line of lines) {
  for (const minute of new Set(line.split(' ').slice(1).map(Number))) {
    servers.set(minute, (servers.get(minute) ?? 0) + 1);
  }
}
const sorted = [...servers].sort(([one], [other]) => one - other);
console.log(sorted.map((line) => line.join(' ')).join('\n'));
