// Wrong Answer: follows the pointer it has just reversed and stops at once
function reverseList(head) {
  let previous = null;
  let current = head;
  while (current) {
    current.next = previous;
    previous = current;
    current = current.next;
  }
  return previous;
}
