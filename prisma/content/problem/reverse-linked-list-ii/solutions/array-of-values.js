function reverseBetween(head, left, right) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  const part = values.slice(left - 1, right).reverse();
  values.splice(left - 1, part.length, ...part);
  let i = 0;
  for (let node = head; node; node = node.next) node.val = values[i++];
  return head;
}
