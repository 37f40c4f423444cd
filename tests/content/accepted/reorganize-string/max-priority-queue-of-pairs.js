var reorganizeString = function(s) {
    const heap = new MaxPriorityQueue({ priority: p => p[1] });
    Object.entries(_.countBy(s)).forEach(p => heap.enqueue(p));
    let out = '', held = null;
    while (!heap.isEmpty()) {
        const [c, n] = heap.dequeue().element;
        out += c;
        if (held) heap.enqueue(held);
        held = n > 1 ? [c, n - 1] : null;
    }
    return held ? '' : out;
};
