function middleNode(head) {
  let length = 0;
  for (let node = head; node; node = node.next) length++;
  let middle = head;
  for (let i = 0; i < Math.floor(length / 2); i++) middle = middle.next;
  return middle;
}
