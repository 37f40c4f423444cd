function flatten(head) {
  for (let node = head; node; node = node.next) {
    if (!node.child) continue;
    let tail = node.child;
    while (tail.next) tail = tail.next;
    tail.next = node.next;
    if (node.next) node.next.prev = tail;
    node.next = node.child;
    node.child.prev = node;
    node.child = null;
  }
  return head;
}
