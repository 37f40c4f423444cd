// Wrong Answer: treats a stored value of 0 as a missing key
class MyHashMap {
  constructor() {
    this.values = [];
  }

  put(key, value) {
    this.values[key] = value;
  }

  get(key) {
    return this.values[key] || -1;
  }

  remove(key) {
    this.values[key] = undefined;
  }
}
