function partition(head, x) {
  let swapped = true;
  while (swapped) {
    swapped = false;
    for (let node = head; node?.next; node = node.next) {
      if (node.val < x || node.next.val >= x) continue;
      [node.val, node.next.val] = [node.next.val, node.val];
      swapped = true;
    }
  }
  return head;
}
