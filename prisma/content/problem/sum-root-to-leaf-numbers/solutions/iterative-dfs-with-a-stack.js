function sumNumbers(root) {
  let sum = 0;
  const stack = [{ node: root, number: root.val }];
  while (stack.length > 0) {
    const { node, number } = stack.pop();
    if (!node.left && !node.right) sum += number;
    for (const child of [node.left, node.right]) {
      if (child) stack.push({ node: child, number: number * 10 + child.val });
    }
  }
  return sum;
}
