class TimeMap {
  histories = new Map();

  set(key, value, timestamp) {
    if (!this.histories.has(key)) this.histories.set(key, []);
    this.histories.get(key).push({ timestamp, value });
  }

  get(key, timestamp) {
    const history = this.histories.get(key) ?? [];
    return history.findLast((entry) => entry.timestamp <= timestamp)?.value ?? '';
  }
}
