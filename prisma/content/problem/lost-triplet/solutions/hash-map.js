const [, ...tickets] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

const copies = new Map();
for (const ticket of tickets) copies.set(ticket, (copies.get(ticket) ?? 0) + 1);

for (const [ticket, count] of copies) if (count === 1) console.log(ticket);
