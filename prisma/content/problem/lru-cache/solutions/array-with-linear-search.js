class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = [];
  }

  get(key) {
    const value = this.takeOut(key);
    if (value >= 0) this.entries.push({ key, value });
    return value;
  }

  put(key, value) {
    const isNew = this.takeOut(key) < 0;
    if (isNew && this.entries.length === this.capacity) this.entries.shift();
    this.entries.push({ key, value });
  }

  takeOut(key) {
    const place = this.entries.findIndex((entry) => entry.key === key);
    return place < 0 ? -1 : this.entries.splice(place, 1)[0].value;
  }
}
