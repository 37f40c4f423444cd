const topKFrequent = (nums, k) => {
    const freq = new Map();
    for (const n of nums) freq.set(n, (freq.get(n) || 0) + 1);
    const pq = new MaxPriorityQueue({ priority: ([, f]) => f });
    for (const entry of freq) pq.enqueue(entry);
    return pq.toArray().slice(0, k).map(x => x.element[0]);
};
