const [, ...tickets] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

const lonely = tickets.find((ticket) => {
  let count = 0;
  for (const other of tickets) if (other === ticket) count++;
  return count === 1;
});
console.log(lonely);
