// Wrong Answer: treats a stored value of 0 as a missing key
class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.values = new Map();
  }

  get(key) {
    const value = this.values.get(key);
    if (!value) return -1;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  put(key, value) {
    this.values.delete(key);
    if (this.values.size === this.capacity) {
      const [oldest] = this.values.keys();
      this.values.delete(oldest);
    }
    this.values.set(key, value);
  }
}
