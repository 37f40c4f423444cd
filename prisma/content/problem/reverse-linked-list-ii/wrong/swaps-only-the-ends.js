// Wrong Answer: swaps the values at the two positions instead of reversing everything between them
function reverseBetween(head, left, right) {
  const at = (position) => {
    let node = head;
    for (let i = 1; i < position; i++) node = node.next;
    return node;
  };
  const first = at(left);
  const last = at(right);
  [first.val, last.val] = [last.val, first.val];
  return head;
}
