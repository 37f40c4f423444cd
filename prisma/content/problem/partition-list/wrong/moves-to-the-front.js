// Wrong Answer: moves each small node to the front, which reverses their order
function partition(head, x) {
  let first = head;
  let previous = head;
  for (let node = head?.next; node; node = previous.next) {
    if (node.val < x) {
      previous.next = node.next;
      node.next = first;
      first = node;
    } else {
      previous = node;
    }
  }
  return first;
}
