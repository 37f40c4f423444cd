class MovingAverage {
  constructor(size) {
    this.size = size;
    this.nums = [];
  }

  next(val) {
    this.nums.push(val);
    const start = Math.max(0, this.nums.length - this.size);
    let sum = 0;
    for (let i = start; i < this.nums.length; i++) sum += this.nums[i];
    return sum / (this.nums.length - start);
  }
}
