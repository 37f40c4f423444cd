// Runtime Error: reads the successor of the head even if the list is empty
function deleteDuplicates(head) {
  let node = head;
  while (node.next) {
    if (node.val === node.next.val) node.next = node.next.next;
    else node = node.next;
  }
  return head;
}
