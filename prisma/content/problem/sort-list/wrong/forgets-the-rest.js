// Wrong Answer: stops merging when one half is used up and loses the rest of the other one
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
  let a = sortList(head);
  let b = sortList(second);
  const dummy = new ListNode();
  let last = dummy;
  while (a && b) {
    if (a.val < b.val) {
      last = last.next = a;
      a = a.next;
    } else {
      last = last.next = b;
      b = b.next;
    }
  }
  last.next = null;
  return dummy.next;
}
