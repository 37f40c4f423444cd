function getIntersectionNode(headA, headB) {
  for (let a = headA; a; a = a.next) {
    for (let b = headB; b; b = b.next) {
      if (a === b) return a;
    }
  }
  return null;
}
