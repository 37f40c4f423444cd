function partition(head, x) {
  const less = [];
  const rest = [];
  for (let node = head; node; node = node.next) {
    (node.val < x ? less : rest).push(node.val);
  }
  let node = head;
  for (const value of [...less, ...rest]) {
    node.val = value;
    node = node.next;
  }
  return head;
}
