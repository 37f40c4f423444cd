function flatten(head) {
  flattenToTail(head);
  return head;
}

function flattenToTail(head) {
  let tail = null;
  let node = head;
  while (node) {
    const following = node.next;
    tail = node;
    if (node.child) {
      tail = flattenToTail(node.child);
      node.next = node.child;
      node.child.prev = node;
      node.child = null;
      tail.next = following;
      if (following) following.prev = tail;
    }
    node = following;
  }
  return tail;
}
