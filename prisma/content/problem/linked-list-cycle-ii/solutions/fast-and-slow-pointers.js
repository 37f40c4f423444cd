function detectCycle(head) {
  let slow = head;
  let fast = head;
  while (fast && fast.next) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) {
      let node = head;
      while (node !== slow) {
        node = node.next;
        slow = slow.next;
      }
      return node;
    }
  }
  return null;
}
