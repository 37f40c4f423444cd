class MedianFinder {
  constructor() {
    this.nums = [];
  }

  addNum(num) {
    let low = 0;
    let high = this.nums.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.nums[middle] < num) low = middle + 1;
      else high = middle;
    }
    this.nums.splice(low, 0, num);
  }

  findMedian() {
    const middle = this.nums.length >> 1;
    if (this.nums.length % 2 === 1) return this.nums[middle];
    return (this.nums[middle - 1] + this.nums[middle]) / 2;
  }
}
