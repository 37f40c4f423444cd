var leastInterval = function(tasks, n) {
    const count = {};
    for (const t of tasks) count[t] = -~count[t];
    const heap = new PriorityQueue((a, b) => b - a);
    for (const c of Object.values(count)) heap.enqueue(c);
    let time = 0;
    while (!heap.isEmpty()) {
        const rest = [];
        let done = 0;
        for (let i = 0; i <= n; i++) {
            if (!heap.isEmpty()) {
                const c = heap.dequeue();
                if (c > 1) rest.push(c - 1);
                done++;
            }
        }
        rest.forEach(c => heap.enqueue(c));
        time += heap.isEmpty() ? done : n + 1;
    }
    return time;
};
