class MyHashMap {
  constructor() {
    this.buckets = Array.from({ length: 8 }, () => []);
    this.size = 0;
  }

  put(key, value) {
    const pair = this.find(key);
    if (pair) {
      pair[1] = value;
      return;
    }
    if (this.size === this.buckets.length) this.rehash();
    this.bucketOf(key).push([key, value]);
    this.size++;
  }

  get(key) {
    const pair = this.find(key);
    return pair ? pair[1] : -1;
  }

  remove(key) {
    const bucket = this.bucketOf(key);
    const i = bucket.findIndex(([stored]) => stored === key);
    if (i < 0) return;
    bucket[i] = bucket.at(-1);
    bucket.pop();
    this.size--;
  }

  bucketOf(key) {
    return this.buckets[key % this.buckets.length];
  }

  find(key) {
    return this.bucketOf(key).find(([stored]) => stored === key);
  }

  rehash() {
    const pairs = this.buckets.flat();
    this.buckets = Array.from({ length: 2 * this.buckets.length }, () => []);
    for (const pair of pairs) this.bucketOf(pair[0]).push(pair);
  }
}
