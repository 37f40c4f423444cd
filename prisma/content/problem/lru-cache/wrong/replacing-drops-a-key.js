// Wrong Answer: a full cache evicts a key even if put only replaces a value
class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.values = new Map();
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    const value = this.values.get(key);
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  put(key, value) {
    if (this.values.size === this.capacity) {
      const [oldest] = this.values.keys();
      this.values.delete(oldest);
    }
    this.values.delete(key);
    this.values.set(key, value);
  }
}
