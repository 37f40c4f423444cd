function connect(root) {
  let node = root;
  while (node) {
    const dummy = new _Node(0);
    let tail = dummy;
    for (; node; node = node.next) {
      if (node.left) tail = tail.next = node.left;
      if (node.right) tail = tail.next = node.right;
    }
    node = dummy.next;
  }
  return root;
}
