class MyHashMap {
  constructor() {
    this.pairs = [];
  }

  put(key, value) {
    const pair = this.pairs.find(([stored]) => stored === key);
    if (pair) pair[1] = value;
    else this.pairs.push([key, value]);
  }

  get(key) {
    const pair = this.pairs.find(([stored]) => stored === key);
    return pair ? pair[1] : -1;
  }

  remove(key) {
    const i = this.pairs.findIndex(([stored]) => stored === key);
    if (i < 0) return;
    this.pairs[i] = this.pairs.at(-1);
    this.pairs.pop();
  }
}
