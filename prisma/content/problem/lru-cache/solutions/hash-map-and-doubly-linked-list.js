class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.root = {};
    this.root.before = this.root;
    this.root.after = this.root;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.unlink(entry);
    this.linkAsLatest(entry);
    return entry.value;
  }

  put(key, value) {
    if (this.entries.has(key)) {
      this.unlink(this.entries.get(key));
    } else if (this.entries.size === this.capacity) {
      this.entries.delete(this.root.after.key);
      this.unlink(this.root.after);
    }
    const entry = { key, value };
    this.entries.set(key, entry);
    this.linkAsLatest(entry);
  }

  unlink(entry) {
    entry.before.after = entry.after;
    entry.after.before = entry.before;
  }

  linkAsLatest(entry) {
    entry.before = this.root.before;
    entry.after = this.root;
    entry.before.after = entry;
    this.root.before = entry;
  }
}
