const [, ...offers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

const inOrder = [];
const medians = [];
for (const offer of offers) {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (inOrder[mid] < offer) low = mid + 1;
    else high = mid;
  }
  inOrder.splice(low, 0, offer);
  medians.push(inOrder[(inOrder.length - 1) >> 1]);
}
console.log(medians.join(' '));
