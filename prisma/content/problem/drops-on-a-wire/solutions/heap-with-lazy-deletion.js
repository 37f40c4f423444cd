const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const limit = Number(lines[0].split(' ')[1]);
const weights = lines[1].split(' ').map(Number);
const n = weights.length;
const before = weights.map((_, i) => i - 1);
const after = weights.map((_, i) => i + 1);
const gone = new Uint8Array(n);

const heap = [];
const isBefore = (a, b) => a.sum < b.sum || (a.sum === b.sum && a.left < b.left);

function push(pair) {
  let at = heap.length;
  heap.push(pair);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(pair, heap[parent])) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = pair;
}

function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
    if (!isBefore(heap[child], last)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return top;
}

function offer(left, right) {
  if (left < 0 || right >= n) return;
  const sum = weights[left] + weights[right];
  if (sum < limit) push({ sum, left, right });
}

for (let i = 0; i + 1 < n; i++) offer(i, i + 1);
while (heap.length > 0) {
  const { sum, left, right } = pop();
  if (gone[left] || after[left] !== right) continue;
  if (weights[left] + weights[right] !== sum) continue;
  weights[left] = sum;
  gone[right] = 1;
  after[left] = after[right];
  if (after[left] < n) before[after[left]] = left;
  offer(before[left], left);
  offer(left, after[left]);
}
console.log(weights.filter((_, i) => !gone[i]).join(' '));
