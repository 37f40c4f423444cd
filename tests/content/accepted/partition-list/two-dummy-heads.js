let partition = function(head, x) {
    let less = new ListNode(), more = new ListNode(), l = less, m = more;
    for (; head; head = head.next) head.val < x ? l = l.next = head : m = m.next = head;
    m.next = null;
    l.next = more.next;
    return less.next;
};
