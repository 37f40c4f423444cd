var reverseList = function(head) {
    const vals = [];
    while (head) { vals.push(head.val); head = head.next; }
    return vals.reduce((next, val) => new ListNode(val, next), null);
};
