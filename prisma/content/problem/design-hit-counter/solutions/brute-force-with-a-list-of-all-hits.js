class HitCounter {
  constructor() {
    this.hits = [];
  }

  hit(timestamp) {
    this.hits.push(timestamp);
  }

  getHits(timestamp) {
    return this.hits.filter((time) => time > timestamp - 300).length;
  }
}
