// Wrong Answer: counts the nodes of the cycle instead of those before it
function detectCycle(head) {
  let slow = head;
  let fast = head;
  while (fast && fast.next) {
    slow = slow.next;
    fast = fast.next.next;
    if (slow === fast) {
      let count = 1;
      for (let node = slow.next; node !== slow; node = node.next) count++;
      return count;
    }
  }
  return -1;
}
