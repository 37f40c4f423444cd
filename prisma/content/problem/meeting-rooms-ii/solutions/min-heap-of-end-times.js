class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    let at = this.items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.items[parent] <= item) break;
      this.items[at] = this.items[parent];
      at = parent;
    }
    this.items[at] = item;
  }

  replaceTop(item) {
    const { items } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (child >= items.length || items[child] >= item) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}

function minMeetingRooms(intervals) {
  const ends = new MinHeap();
  for (const [start, end] of intervals.sort((a, b) => a[0] - b[0])) {
    if (ends.size > 0 && ends.top <= start) ends.replaceTop(end);
    else ends.push(end);
  }
  return ends.size;
}
