function isPalindrome(head) {
  let slow = head;
  for (let fast = head; fast?.next; fast = fast.next.next) slow = slow.next;

  let back = null;
  while (slow) {
    const following = slow.next;
    slow.next = back;
    back = slow;
    slow = following;
  }

  for (let front = head; back; front = front.next, back = back.next) {
    if (front.val !== back.val) return false;
  }
  return true;
}
