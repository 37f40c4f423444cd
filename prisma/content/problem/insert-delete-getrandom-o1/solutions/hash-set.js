class RandomizedSet {
  constructor() {
    this.values = new Set();
  }

  insert(val) {
    if (this.values.has(val)) return false;
    this.values.add(val);
    return true;
  }

  remove(val) {
    return this.values.delete(val);
  }

  getRandom() {
    let skipped = Math.floor(Math.random() * this.values.size);
    for (const val of this.values) {
      if (skipped === 0) return val;
      skipped--;
    }
  }
}
