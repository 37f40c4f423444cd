function copyRandomList(head) {
  const start = new Node(0);
  let last = start;
  for (let node = head; node; node = node.next) {
    last.next = new Node(node.val);
    last = last.next;
  }
  let copy = start.next;
  for (let node = head; node; node = node.next) {
    if (node.random) copy.random = twin(node.random, head, start.next);
    copy = copy.next;
  }
  return start.next;
}

function twin(target, original, copy) {
  while (original !== target) {
    original = original.next;
    copy = copy.next;
  }
  return copy;
}
