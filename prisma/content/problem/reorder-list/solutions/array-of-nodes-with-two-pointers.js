function reorderList(head) {
  const nodes = [];
  for (let node = head; node; node = node.next) nodes.push(node);
  let front = 0;
  let back = nodes.length - 1;
  while (front < back) {
    nodes[front].next = nodes[back];
    front++;
    nodes[back].next = nodes[front];
    back--;
  }
  nodes[front].next = null;
}
