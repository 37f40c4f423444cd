const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...numbers] = input.trim().split(/\s+/).map(Number);

let bestMinute = 0;
let most = 0;
for (let candidate = 0; candidate < n; candidate++) {
  const minute = numbers[2 * candidate];
  let present = 0;
  for (let guard = 0; guard < n; guard++) {
    if (numbers[2 * guard] <= minute && minute <= numbers[2 * guard + 1]) present++;
  }
  if (present > most || (present === most && minute < bestMinute)) {
    bestMinute = minute;
    most = present;
  }
}
console.log(`${bestMinute} ${most}`);
