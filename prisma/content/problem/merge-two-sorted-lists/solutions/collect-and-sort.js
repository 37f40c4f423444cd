function mergeTwoLists(list1, list2) {
  const nodes = [];
  for (let node = list1; node; node = node.next) nodes.push(node);
  for (let node = list2; node; node = node.next) nodes.push(node);
  nodes.sort((a, b) => a.val - b.val);
  let head = null;
  for (const node of nodes.reverse()) {
    node.next = head;
    head = node;
  }
  return head;
}
