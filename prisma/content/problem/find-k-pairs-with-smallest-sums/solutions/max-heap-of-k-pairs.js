function kSmallestPairs(nums1, nums2, k) {
  const heap = [];
  const sumOf = ([u, v]) => u + v;

  function siftUp() {
    let i = heap.length - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (sumOf(heap[parent]) >= sumOf(heap[i])) return;
      [heap[parent], heap[i]] = [heap[i], heap[parent]];
      i = parent;
    }
  }

  function siftDown() {
    let i = 0;
    while (2 * i + 1 < heap.length) {
      let child = 2 * i + 1;
      const right = child + 1;
      if (right < heap.length && sumOf(heap[right]) > sumOf(heap[child])) child = right;
      if (sumOf(heap[i]) >= sumOf(heap[child])) return;
      [heap[i], heap[child]] = [heap[child], heap[i]];
      i = child;
    }
  }

  for (const u of nums1) {
    for (const v of nums2) {
      if (heap.length < k) {
        heap.push([u, v]);
        siftUp();
      } else if (u + v < sumOf(heap[0])) {
        heap[0] = [u, v];
        siftDown();
      } else {
        break;
      }
    }
  }
  return heap;
}
