function sortList(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  values.sort((a, b) => a - b);
  let node = head;
  for (const val of values) {
    node.val = val;
    node = node.next;
  }
  return head;
}
