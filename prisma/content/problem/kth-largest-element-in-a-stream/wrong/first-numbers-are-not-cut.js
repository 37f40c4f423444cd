// Wrong Answer: trims the array to k numbers only in add, and then removes just one
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
