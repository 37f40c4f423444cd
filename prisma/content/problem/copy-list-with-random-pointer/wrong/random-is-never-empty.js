// Runtime Error: dereferences a random pointer that is null
function copyRandomList(head) {
  if (!head) return null;
  for (let node = head; node; node = node.next.next) {
    const copy = new Node(node.val);
    copy.next = node.next;
    node.next = copy;
  }
  for (let node = head; node; node = node.next.next) {
    node.next.random = node.random.next;
  }
  const first = head.next;
  for (let node = head; node; node = node.next) {
    const copy = node.next;
    node.next = copy.next;
    if (node.next) copy.next = node.next.next;
  }
  return first;
}
