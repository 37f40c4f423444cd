// Time Limit Exceeded: switches from the last node to the other list, so the pointers are never both null
function getIntersectionNode(headA, headB) {
  let a = headA;
  let b = headB;
  while (a !== b) {
    a = a.next ?? headB;
    b = b.next ?? headA;
  }
  return a;
}
