function isPalindrome(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  return values.every((val, i) => val === values.at(-1 - i));
}
