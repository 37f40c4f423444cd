// Wrong Answer: returns the old head even if it has been deleted
function deleteDuplicates(head) {
  let last = head;
  while (last?.next) {
    let node = last.next;
    if (node.next && node.next.val === node.val) {
      const repeated = node.val;
      while (node && node.val === repeated) node = node.next;
      last.next = node;
    } else {
      last = node;
    }
  }
  return head;
}
