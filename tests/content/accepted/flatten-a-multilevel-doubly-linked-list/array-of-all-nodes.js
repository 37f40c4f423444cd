var flatten = function(head) {
    const all = [];
    const go = (n) => {
        if (!n) return;
        all.push(n);
        go(n.child);
        go(n.next);
    };
    go(head);
    all.forEach((n, i) => {
        n.child = null;
        n.prev = all[i - 1] || null;
        n.next = all[i + 1] || null;
    });
    return head;
};
