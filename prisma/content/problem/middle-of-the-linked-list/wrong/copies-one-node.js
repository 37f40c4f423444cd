// Wrong Answer: returns a new node with the middle value, so the rest of the list is missing
function middleNode(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  return new ListNode(values[values.length >> 1]);
}
