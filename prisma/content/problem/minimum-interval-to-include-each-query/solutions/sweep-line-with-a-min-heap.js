class Heap {
  items = [];

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items } = this;
    let place = items.length;
    while (place > 0 && items[(place - 1) >> 1].size > item.size) {
      items[place] = items[(place - 1) >> 1];
      place = (place - 1) >> 1;
    }
    items[place] = item;
  }

  pop() {
    const { items } = this;
    const last = items.pop();
    if (items.length === 0) return;
    let place = 0;
    while (true) {
      let child = 2 * place + 1;
      if (items[child + 1]?.size < items[child]?.size) child++;
      if (child >= items.length || items[child].size >= last.size) break;
      items[place] = items[child];
      place = child;
    }
    items[place] = last;
  }
}

function minInterval(intervals, queries) {
  const byLeft = [...intervals].sort((a, b) => a[0] - b[0]);
  const order = queries.map((_, i) => i).sort((a, b) => queries[a] - queries[b]);
  const heap = new Heap();
  const answers = queries.map(() => -1);
  let begun = 0;
  for (const i of order) {
    while (begun < byLeft.length && byLeft[begun][0] <= queries[i]) {
      const [left, right] = byLeft[begun++];
      heap.push({ size: right - left + 1, right });
    }
    while (heap.top && heap.top.right < queries[i]) heap.pop();
    if (heap.top) answers[i] = heap.top.size;
  }
  return answers;
}
