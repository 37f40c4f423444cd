function sortList(head) {
  const dummy = new ListNode();
  let node = head;
  while (node) {
    const following = node.next;
    let place = dummy;
    while (place.next && place.next.val <= node.val) place = place.next;
    node.next = place.next;
    place.next = node;
    node = following;
  }
  return dummy.next;
}
