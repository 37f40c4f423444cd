const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, b], ...rest] = rows.map((row) => row.split(' ').map(Number));
rest.splice(b, 1); // the number of offers
const lines = rest.map(([one, other, price = 0]) => ({ one, other, price }));

function totalPrice() {
  const isJoined = new Array(n + 1).fill(false);
  isJoined[1] = true;
  let total = 0;
  for (let round = 1; round < n; round++) {
    let cheapest = null;
    for (const line of lines) {
      if (isJoined[line.one] === isJoined[line.other]) continue;
      if (cheapest === null || line.price < cheapest.price) cheapest = line;
    }
    if (cheapest === null) return -1;
    isJoined[cheapest.one] = isJoined[cheapest.other] = true;
    total += cheapest.price;
  }
  return total;
}
console.log(totalPrice());
