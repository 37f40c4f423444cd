// Runtime Error: reads the successor of the even tail when there is no node at an even position
function oddEvenList(head) {
  if (!head) return null;
  const evenHead = head.next;
  let odd = head;
  let even = evenHead;
  while (even.next) {
    odd.next = even.next;
    odd = odd.next;
    even.next = odd.next;
    even = even.next;
  }
  odd.next = evenHead;
  return head;
}
