var findKthLargest = function(nums, k) {
    const pq = new MinPriorityQueue();
    for (let num of nums) {
        pq.enqueue(num, num);
        if (pq.size() > k) pq.dequeue();
    }
    return pq.front().element;
};
