const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [, limit, ...weights] = text.split(/\s+/).map(BigInt);

function countSets(parcel, rest) {
  if (parcel === weights.length) return 1;
  const sets = countSets(parcel + 1, rest);
  if (weights[parcel] > rest) return sets;
  return sets + countSets(parcel + 1, rest - weights[parcel]);
}

console.log(countSets(0, limit));
