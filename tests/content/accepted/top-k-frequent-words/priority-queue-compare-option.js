var topKFrequent = function(words, k) {
    const map = new Map();
    words.forEach(w => map.set(w, (map.get(w) ?? 0) + 1));
    const pq = new PriorityQueue({ compare: (a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1) });
    for (const e of map.entries()) pq.enqueue(e);
    return Array.from({ length: k }, () => pq.dequeue()[0]);
};
