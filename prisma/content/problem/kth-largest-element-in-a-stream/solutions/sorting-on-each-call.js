class KthLargest {
  constructor(k, nums) {
    this.k = k;
    this.nums = nums;
  }

  add(val) {
    this.nums.push(val);
    this.nums.sort((a, b) => a - b);
    return this.nums.at(-this.k);
  }
}
