function reverseList(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  for (let node = head; node; node = node.next) node.val = values.pop();
  return head;
}
