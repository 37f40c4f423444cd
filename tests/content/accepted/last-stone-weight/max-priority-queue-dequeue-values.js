var lastStoneWeight = function(stones) {
    const heap = new MaxPriorityQueue();
    stones.forEach(s => heap.enqueue(s));
    while (heap.size() > 1) {
        const y = heap.dequeue(), x = heap.dequeue();
        if (y !== x) heap.enqueue(y - x);
    }
    return heap.isEmpty() ? 0 : heap.dequeue();
};
