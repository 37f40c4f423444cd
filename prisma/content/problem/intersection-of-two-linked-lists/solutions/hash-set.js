function getIntersectionNode(headA, headB) {
  const seen = new Set();
  for (let a = headA; a; a = a.next) seen.add(a);
  let b = headB;
  while (b && !seen.has(b)) b = b.next;
  return b;
}
