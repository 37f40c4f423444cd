var mergeKLists = function(lists) {
    const queue = new MinPriorityQueue({ priority: x => x.val });
    for (const head of lists) if (head) queue.enqueue(head);
    let result = new ListNode(), cur = result;
    while (!queue.isEmpty()) {
        const { val, next } = queue.dequeue().element;
        cur.next = new ListNode(val);
        cur = cur.next;
        if (next) queue.enqueue(next);
    }
    return result.next;
};
