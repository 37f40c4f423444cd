// Wrong Answer: reverses the list in place, and then compares it with its old head, which is its tail by now
function isPalindrome(head) {
  let previous = null;
  let node = head;
  while (node) [node.next, previous, node] = [previous, node, node.next];
  for (let back = previous, front = head; front && back; front = front.next, back = back.next) {
    if (front.val !== back.val) return false;
  }
  return true;
}
