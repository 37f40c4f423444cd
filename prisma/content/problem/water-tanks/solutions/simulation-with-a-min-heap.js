const input = require('node:fs').readFileSync(0, 'utf8');
const [n, rest, tanks, ...times] = input.trim().split(/\s+/).map(BigInt);

// A sorted array is a valid min-heap.
times.sort((a, b) => Number(a - b));
const full = times.map((time) => ({ minute: time, time }));

function moveDown(tank) {
  let at = 0;
  while (2 * at + 1 < n) {
    let child = 2 * at + 1;
    if (child + 1 < n && full[child + 1].minute < full[child].minute) child++;
    if (tank.minute <= full[child].minute) break;
    full[at] = full[child];
    at = child;
  }
  full[at] = tank;
}

for (let filled = 1; filled < tanks; filled++) {
  const { minute, time } = full[0];
  moveDown({ minute: minute + rest + time, time });
}
console.log(String(full[0].minute));
