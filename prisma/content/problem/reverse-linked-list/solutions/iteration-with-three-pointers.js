function reverseList(head) {
  let previous = null;
  let current = head;
  while (current) {
    const rest = current.next;
    current.next = previous;
    previous = current;
    current = rest;
  }
  return previous;
}
