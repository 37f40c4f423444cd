// Wrong Answer: multiplies by length - 1, so the last element is never drawn
class RandomizedSet {
  constructor() {
    this.values = [];
  }

  insert(val) {
    if (this.values.includes(val)) return false;
    this.values.push(val);
    return true;
  }

  remove(val) {
    if (!this.values.includes(val)) return false;
    this.values = this.values.filter((other) => other !== val);
    return true;
  }

  getRandom() {
    return this.values[Math.floor(Math.random() * (this.values.length - 1))];
  }
}
