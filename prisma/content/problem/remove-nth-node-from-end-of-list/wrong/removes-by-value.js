// Wrong Answer: finds the right node, then removes the first node with the same value
function removeNthFromEnd(head, n) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  const value = values.at(-n);
  const dummy = new ListNode(0, head);
  let before = dummy;
  while (before.next.val !== value) before = before.next;
  before.next = before.next.next;
  return dummy.next;
}
