function maxSlidingWindow(nums, k) {
  const heap = [];

  function push(index) {
    let at = heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (nums[heap[parent]] >= nums[index]) break;
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = index;
  }

  function pop() {
    const index = heap.pop();
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < heap.length && nums[heap[child + 1]] > nums[heap[child]]) child++;
      if (child >= heap.length || nums[heap[child]] <= nums[index]) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = index;
  }

  const answer = [];
  for (let i = 0; i < nums.length; i++) {
    push(i);
    if (i < k - 1) continue;
    while (heap[0] <= i - k) pop();
    answer.push(nums[heap[0]]);
  }
  return answer;
}
