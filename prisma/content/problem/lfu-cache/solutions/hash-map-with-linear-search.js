class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.time = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(entry);
    return entry.value;
  }

  put(key, value) {
    if (!this.entries.has(key)) {
      if (this.entries.size === this.capacity) this.entries.delete(this.leastUsed());
      this.entries.set(key, { uses: 0 });
    }
    const entry = this.entries.get(key);
    entry.value = value;
    this.use(entry);
  }

  use(entry) {
    entry.uses++;
    entry.last = ++this.time;
  }

  leastUsed() {
    let least = { uses: Infinity };
    let leastKey = -1;
    for (const [key, entry] of this.entries) {
      const isOlder = entry.uses === least.uses && entry.last < least.last;
      if (entry.uses < least.uses || isOlder) {
        least = entry;
        leastKey = key;
      }
    }
    return leastKey;
  }
}
