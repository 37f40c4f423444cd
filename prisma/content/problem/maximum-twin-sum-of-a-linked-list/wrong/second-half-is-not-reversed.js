// Wrong Answer: traverses both halves forwards, so that the first node is added to the middle one
function pairSum(head) {
  let slow = head;
  for (let fast = head; fast; fast = fast.next.next) slow = slow.next;
  let best = 0;
  for (let first = head; slow; first = first.next, slow = slow.next) {
    best = Math.max(best, first.val + slow.val);
  }
  return best;
}
