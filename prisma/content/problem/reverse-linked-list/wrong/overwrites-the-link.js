// Wrong Answer: follows the link that it has just turned and ends at once
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
