// Wrong Answer: cuts the list to k numbers only when one is added, and then drops just one
class KthLargest {
  constructor(k, nums) {
    this.k = k;
    this.nums = nums.sort((a, b) => b - a);
  }

  add(val) {
    this.nums.push(val);
    this.nums.sort((a, b) => b - a);
    if (this.nums.length > this.k) this.nums.pop();
    return this.nums.at(-1);
  }
}
