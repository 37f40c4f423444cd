var kSmallestPairs = function(nums1, nums2, k) {
    const res = [], pq = new MinPriorityQueue({ priority: p => nums1[p[0]] + nums2[p[1]] });
    for (let i = 0; i < Math.min(k, nums1.length); i++) pq.enqueue([i, 0]);
    while (pq.size() > 0 && res.length < k) {
        let [i, j] = pq.dequeue()['element'];
        res.push([nums1[i], nums2[j]]);
        if (j + 1 < nums2.length) pq.enqueue([i, j + 1]);
    }
    return res;
};
