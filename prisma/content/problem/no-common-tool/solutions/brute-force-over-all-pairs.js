const input = require('node:fs').readFileSync(0, 'utf8');
const [, , ...needs] = input.trim().split(/\s+/).map(Number);

const answer = needs.map((need) => {
  let apart = 0;
  for (const other of needs) {
    if ((need & other) === 0) apart++;
  }
  return apart;
});
console.log(answer.join(' '));
