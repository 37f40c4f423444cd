// Wrong Answer: in phase 2 the fast pointer still moves two nodes per step
function detectCycle(head) {
  let slow = head;
  let fast = head;
  while (fast && fast.next) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) {
      fast = head;
      while (slow !== fast) {
        slow = slow.next;
        fast = fast.next.next;
      }
      return slow;
    }
  }
  return null;
}
