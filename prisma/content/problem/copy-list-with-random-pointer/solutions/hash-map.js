function copyRandomList(head) {
  const copies = new Map([[null, null]]);
  for (let node = head; node; node = node.next) {
    copies.set(node, new Node(node.val));
  }
  for (const [node, copy] of copies) {
    if (!node) continue;
    copy.next = copies.get(node.next);
    copy.random = copies.get(node.random);
  }
  return copies.get(head);
}
