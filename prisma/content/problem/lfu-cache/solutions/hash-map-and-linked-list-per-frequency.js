class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.keysWith = new Map();
    this.least = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(key, entry);
    return entry.value;
  }

  put(key, value) {
    const entry = this.entries.get(key);
    if (entry) {
      entry.value = value;
      this.use(key, entry);
      return;
    }
    if (this.entries.size === this.capacity) {
      const [dropped] = this.keysWith.get(this.least);
      this.keysWith.get(this.least).delete(dropped);
      this.entries.delete(dropped);
    }
    this.entries.set(key, { value, uses: 1 });
    this.append(key, 1);
    this.least = 1;
  }

  use(key, entry) {
    const keys = this.keysWith.get(entry.uses);
    keys.delete(key);
    if (keys.size === 0 && entry.uses === this.least) this.least++;
    entry.uses++;
    this.append(key, entry.uses);
  }

  append(key, uses) {
    if (!this.keysWith.has(uses)) this.keysWith.set(uses, new Set());
    this.keysWith.get(uses).add(key);
  }
}
