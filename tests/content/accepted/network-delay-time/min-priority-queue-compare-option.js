var networkDelayTime = function(times, n, k) {
    const graph = Array.from({ length: n + 1 }, () => []);
    for (const [u, v, w] of times) graph[u].push([v, w]);
    const dist = Array(n + 1).fill(Infinity);
    const pq = new MinPriorityQueue({ compare: (a, b) => a[0] - b[0] });
    dist[k] = 0;
    pq.enqueue([0, k]);
    while (pq.size()) {
        const [d, u] = pq.dequeue();
        if (d > dist[u]) continue;
        for (const [v, w] of graph[u]) {
            if (d + w < dist[v]) {
                dist[v] = d + w;
                pq.enqueue([dist[v], v]);
            }
        }
    }
    const answer = Math.max(...dist.slice(1));
    return answer === Infinity ? -1 : answer;
};
