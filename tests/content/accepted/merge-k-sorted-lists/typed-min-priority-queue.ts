function mergeKLists(lists: Array<ListNode | null>): ListNode | null {
    const pq = new MinPriorityQueue<ListNode>((node) => node.val);
    for (const list of lists) if (list !== null) pq.enqueue(list);
    const dummy = new ListNode();
    let tail = dummy;
    while (!pq.isEmpty()) {
        const node = pq.dequeue()!;
        tail = tail.next = node;
        if (node.next) pq.enqueue(node.next);
    }
    tail.next = null;
    return dummy.next;
}
