function kthSmallest(matrix, k) {
  const n = matrix.length;
  const heap = [[matrix[0][0], 0, 0]];

  function push(candidate) {
    let i = heap.length;
    while (i > 0 && heap[(i - 1) >> 1][0] > candidate[0]) {
      heap[i] = heap[(i - 1) >> 1];
      i = (i - 1) >> 1;
    }
    heap[i] = candidate;
  }

  function pop() {
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return top;
    let i = 0;
    while (2 * i + 1 < heap.length) {
      let child = 2 * i + 1;
      if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
      if (heap[child][0] >= last[0]) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return top;
  }

  for (let popped = 1; popped < k; popped++) {
    const [, row, column] = pop();
    if (column === 0 && row + 1 < n) push([matrix[row + 1][0], row + 1, 0]);
    if (column + 1 < n) push([matrix[row][column + 1], row, column + 1]);
  }
  return heap[0][0];
}
