class HitCounter {
  constructor() {
    this.seconds = new Array(300).fill(0);
    this.counts = new Array(300).fill(0);
  }

  hit(timestamp) {
    const slot = timestamp % 300;
    if (this.seconds[slot] !== timestamp) {
      this.seconds[slot] = timestamp;
      this.counts[slot] = 0;
    }
    this.counts[slot]++;
  }

  getHits(timestamp) {
    let hits = 0;
    for (let slot = 0; slot < 300; slot++) {
      if (this.seconds[slot] > timestamp - 300) hits += this.counts[slot];
    }
    return hits;
  }
}
