function reorganizeString(s) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const heap = [];

  function push(entry) {
    let i = heap.length;
    while (i > 0 && heap[(i - 1) >> 1][0] < entry[0]) {
      heap[i] = heap[(i - 1) >> 1];
      i = (i - 1) >> 1;
    }
    heap[i] = entry;
  }

  function pop() {
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return top;
    let i = 0;
    while (2 * i + 1 < heap.length) {
      let child = 2 * i + 1;
      if (child + 1 < heap.length && heap[child + 1][0] > heap[child][0]) child++;
      if (heap[child][0] <= last[0]) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return top;
  }

  for (const [letter, count] of counts) push([count, letter]);
  let result = '';
  let held = [0, ''];
  while (heap.length > 0) {
    const [count, letter] = pop();
    result += letter;
    if (held[0] > 0) push(held);
    held = [count - 1, letter];
  }
  return held[0] > 0 ? '' : result;
}
