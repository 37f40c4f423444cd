// Wrong Answer: does not reset a slot, so it still contains hits from 300 seconds ago
class HitCounter {
  constructor() {
    this.counts = new Array(300).fill(0);
    this.seconds = new Array(300).fill(0);
  }

  hit(timestamp) {
    this.counts[timestamp % 300]++;
    this.seconds[timestamp % 300] = timestamp;
  }

  getHits(timestamp) {
    const isRecent = (_, slot) => this.seconds[slot] > timestamp - 300;
    return this.counts.filter(isRecent).reduce((hits, count) => hits + count, 0);
  }
}
