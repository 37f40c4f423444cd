function sortList(head) {
  if (!head?.next) return head;
  let slow = head;
  let fast = head.next;
  while (fast?.next) {
    slow = slow.next;
    fast = fast.next.next;
  }
  const second = slow.next;
  slow.next = null;
  return merge(sortList(head), sortList(second));
}

function merge(a, b) {
  const dummy = new ListNode();
  let last = dummy;
  while (a && b) {
    if (a.val <= b.val) {
      last.next = a;
      a = a.next;
    } else {
      last.next = b;
      b = b.next;
    }
    last = last.next;
  }
  last.next = a ?? b;
  return dummy.next;
}
