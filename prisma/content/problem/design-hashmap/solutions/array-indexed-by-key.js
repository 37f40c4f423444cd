class MyHashMap {
  constructor() {
    this.values = new Int32Array(1_000_001).fill(-1);
  }

  put(key, value) {
    this.values[key] = value;
  }

  get(key) {
    return this.values[key];
  }

  remove(key) {
    this.values[key] = -1;
  }
}
