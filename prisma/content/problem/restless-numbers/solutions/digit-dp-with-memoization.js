const limit = require('node:fs').readFileSync(0, 'utf8').trim();
const free = Array.from(limit, () => []);

function ways(place, last, isStartOfLimit) {
  if (place === limit.length) return last >= 0 ? 1n : 0n;
  const known = free[place][last + 1];
  if (!isStartOfLimit && known !== undefined) return known;

  const highest = isStartOfLimit ? Number(limit[place]) : 9;
  let total = 0n;
  for (let digit = 0; digit <= highest; digit++) {
    if (digit === last) continue;
    const written = last < 0 && digit === 0 ? -1 : digit;
    total += ways(place + 1, written, isStartOfLimit && digit === highest);
  }
  if (!isStartOfLimit) free[place][last + 1] = total;
  return total;
}

console.log(String(ways(0, -1, true)));
