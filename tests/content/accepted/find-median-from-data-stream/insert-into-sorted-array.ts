class MedianFinder {
  private nums: number[] = [];

  addNum(num: number): void {
    let lo = 0, hi = this.nums.length;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (this.nums[mid] < num) lo = mid + 1;
      else hi = mid;
    }
    this.nums.splice(lo, 0, num);
  }

  findMedian(): number {
    const n = this.nums.length;
    return (this.nums[n >> 1] + this.nums[(n - 1) >> 1]) / 2;
  }
}
