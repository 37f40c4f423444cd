class Heap {
  constructor(isBefore) {
    this.isBefore = isBefore;
    this.items = [];
  }

  top() {
    return this.items[0];
  }

  push(item) {
    const { items, isBefore } = this;
    let i = items.length;
    items.push(item);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let i = 0;
    while (2 * i + 1 < items.length) {
      let child = 2 * i + 1;
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], last)) break;
      items[i] = items[child];
      i = child;
    }
    items[i] = last;
    return top;
  }
}

function longestSubarray(nums, limit) {
  const largest = new Heap((i, j) => nums[i] > nums[j]);
  const smallest = new Heap((i, j) => nums[i] < nums[j]);
  let left = 0;
  let longest = 0;
  nums.forEach((_, right) => {
    largest.push(right);
    smallest.push(right);
    while (nums[largest.top()] - nums[smallest.top()] > limit) {
      left = Math.min(largest.top(), smallest.top()) + 1;
      while (largest.top() < left) largest.pop();
      while (smallest.top() < left) smallest.pop();
    }
    longest = Math.max(longest, right - left + 1);
  });
  return longest;
}
