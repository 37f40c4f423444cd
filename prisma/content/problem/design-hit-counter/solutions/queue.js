class HitCounter {
  constructor() {
    this.hits = [];
    this.outdated = 0; // number of outdated hits at the front
  }

  hit(timestamp) {
    this.hits.push(timestamp);
  }

  getHits(timestamp) {
    while (this.hits[this.outdated] <= timestamp - 300) this.outdated++;
    return this.hits.length - this.outdated;
  }
}
