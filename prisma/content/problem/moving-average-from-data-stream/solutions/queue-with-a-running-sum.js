class MovingAverage {
  constructor(size) {
    // A circular buffer: the new number replaces the oldest one.
    this.latest = new Array(size).fill(0);
    this.count = 0;
    this.sum = 0;
  }

  next(val) {
    const { latest } = this;
    const place = this.count % latest.length;
    this.sum += val - latest[place];
    latest[place] = val;
    this.count++;
    return this.sum / Math.min(this.count, latest.length);
  }
}
