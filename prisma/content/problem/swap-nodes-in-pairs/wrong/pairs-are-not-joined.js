// Wrong Answer: the last node of a pair points to the first node of the next pair, which is no longer in front
function swapPairs(head) {
  if (!head || !head.next) return head;
  const newHead = head.next;
  let first = head;
  while (first && first.next) {
    const second = first.next;
    const rest = second.next;
    second.next = first;
    first.next = rest;
    first = rest;
  }
  return newHead;
}
