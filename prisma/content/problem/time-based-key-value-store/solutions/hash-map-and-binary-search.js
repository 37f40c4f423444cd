class TimeMap {
  histories = new Map();

  set(key, value, timestamp) {
    if (!this.histories.has(key)) this.histories.set(key, []);
    this.histories.get(key).push({ timestamp, value });
  }

  get(key, timestamp) {
    const history = this.histories.get(key) ?? [];
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle].timestamp <= timestamp) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? '' : history[low - 1].value;
  }
}
