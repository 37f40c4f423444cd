function getIntersectionNode(headA, headB) {
  const difference = lengthOf(headA) - lengthOf(headB);
  let a = skip(headA, difference);
  let b = skip(headB, -difference);
  while (a !== b) {
    a = a.next;
    b = b.next;
  }
  return a;
}

function lengthOf(head) {
  let length = 0;
  for (let node = head; node; node = node.next) length++;
  return length;
}

function skip(node, steps) {
  for (; steps > 0; steps--) node = node.next;
  return node;
}
