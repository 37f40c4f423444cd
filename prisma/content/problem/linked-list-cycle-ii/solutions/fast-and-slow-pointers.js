function detectCycle(head) {
  let slow = head;
  let fast = head;
  while (fast && fast.next) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) {
      let index = 0;
      for (let node = head; node !== slow; node = node.next) {
        slow = slow.next;
        index++;
      }
      return index;
    }
  }
  return -1;
}
