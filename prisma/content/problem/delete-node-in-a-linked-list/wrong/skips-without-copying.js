// Wrong Answer: removes the next node but keeps the value that should be deleted
function deleteNode(node) {
  node.next = node.next.next;
}
