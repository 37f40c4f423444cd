function Node(val, next, random) {
    this.val = val;
    this.next = next;
    this.random = random;
}

var copyRandomList = function(head) {
    const m = new Map([[null, null]]);
    for (let n = head; n; n = n.next) m.set(n, new Node(n.val, null, null));
    for (let n = head; n; n = n.next) {
        m.get(n).next = m.get(n.next);
        m.get(n).random = m.get(n.random);
    }
    return m.get(head);
};
