class SnapshotArray {
  constructor(length) {
    this.snaps = 0;
    this.history = Array.from({ length }, () => [{ number: 0, val: 0 }]);
  }

  set(index, val) {
    this.history[index].push({ number: this.snaps, val });
  }

  snap() {
    return this.snaps++;
  }

  get(index, snap_id) {
    const pairs = this.history[index];
    let low = 0;
    let high = pairs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[middle].number <= snap_id) low = middle + 1;
      else high = middle;
    }
    return pairs[low - 1].val;
  }
}
