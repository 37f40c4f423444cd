function pairSum(head) {
  let slow = head;
  for (let fast = head; fast; fast = fast.next.next) slow = slow.next;
  let reversed = null;
  let node = slow;
  while (node) {
    const following = node.next;
    node.next = reversed;
    reversed = node;
    node = following;
  }
  let best = 0;
  let first = head;
  for (let twin = reversed; twin; twin = twin.next) {
    best = Math.max(best, first.val + twin.val);
    first = first.next;
  }
  return best;
}
