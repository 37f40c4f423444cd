// Wrong Answer: replacing a value does not count as a use
class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.time = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    entry.uses++;
    entry.last = ++this.time;
    return entry.value;
  }

  put(key, value) {
    if (this.entries.has(key)) {
      this.entries.get(key).value = value;
      return;
    }
    if (this.entries.size === this.capacity) {
      const byUse = [...this.entries].sort(
        ([, a], [, b]) => a.uses - b.uses || a.last - b.last,
      );
      this.entries.delete(byUse[0][0]);
    }
    this.entries.set(key, { value, uses: 1, last: ++this.time });
  }
}
