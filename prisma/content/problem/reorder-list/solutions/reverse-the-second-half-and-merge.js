function reorderList(head) {
  let middle = head;
  for (let fast = head; fast.next?.next; fast = fast.next.next) middle = middle.next;

  let second = reversed(middle.next);
  middle.next = null;
  for (let first = head; second; ) {
    const following = second.next;
    second.next = first.next;
    first.next = second;
    first = second.next;
    second = following;
  }
}

function reversed(node) {
  let turned = null;
  while (node) {
    const following = node.next;
    node.next = turned;
    turned = node;
    node = following;
  }
  return turned;
}
