// Wrong Answer: adds to the two halves alternately without checking to which half a number belongs
class MedianFinder {
  constructor() {
    this.lower = [];
    this.upper = [];
  }

  addNum(num) {
    if (this.lower.length <= this.upper.length) this.lower.push(num);
    else this.upper.push(num);
  }

  findMedian() {
    const top = Math.max(...this.lower);
    if (this.lower.length > this.upper.length) return top;
    return (top + Math.min(...this.upper)) / 2;
  }
}
