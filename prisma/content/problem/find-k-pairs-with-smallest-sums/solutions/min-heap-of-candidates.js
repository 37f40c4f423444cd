function kSmallestPairs(nums1, nums2, k) {
  const heap = [];
  const sumAt = (place) => nums1[heap[place][0]] + nums2[heap[place][1]];

  function siftDown() {
    let i = 0;
    while (2 * i + 1 < heap.length) {
      let child = 2 * i + 1;
      if (child + 1 < heap.length && sumAt(child + 1) < sumAt(child)) child++;
      if (sumAt(i) <= sumAt(child)) return;
      [heap[i], heap[child]] = [heap[child], heap[i]];
      i = child;
    }
  }

  // The first sums do not decrease, so this array is a heap already.
  for (let i = 0; i < nums1.length && i < k; i++) heap.push([i, 0]);
  const pairs = [];
  while (pairs.length < k) {
    const [i, j] = heap[0];
    pairs.push([nums1[i], nums2[j]]);
    if (j + 1 < nums2.length) {
      heap[0] = [i, j + 1];
    } else {
      const last = heap.pop();
      if (heap.length > 0) heap[0] = last;
    }
    if (heap.length > 0) siftDown();
  }
  return pairs;
}
