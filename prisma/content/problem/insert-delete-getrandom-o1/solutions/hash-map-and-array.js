class RandomizedSet {
  constructor() {
    this.values = [];
    this.indexOf = new Map();
  }

  insert(val) {
    if (this.indexOf.has(val)) return false;
    this.indexOf.set(val, this.values.length);
    this.values.push(val);
    return true;
  }

  remove(val) {
    const index = this.indexOf.get(val);
    if (index === undefined) return false;
    const last = this.values.pop();
    if (last !== val) {
      this.values[index] = last;
      this.indexOf.set(last, index);
    }
    this.indexOf.delete(val);
    return true;
  }

  getRandom() {
    return this.values[Math.floor(Math.random() * this.values.length)];
  }
}
