// Wrong Answer: removes a number only when there are two too many
class MovingAverage {
  constructor(size) {
    this.size = size;
    this.latest = [];
    this.sum = 0;
  }

  next(val) {
    if (this.latest.length > this.size) this.sum -= this.latest.shift();
    this.latest.push(val);
    this.sum += val;
    return this.sum / this.latest.length;
  }
}
