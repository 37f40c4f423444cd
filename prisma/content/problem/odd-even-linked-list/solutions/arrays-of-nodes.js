function oddEvenList(head) {
  const groups = [[], []];
  let position = 0;
  for (let node = head; node; node = node.next) groups[position++ % 2].push(node);

  const nodes = groups.flat();
  nodes.forEach((node, i) => {
    node.next = nodes[i + 1] ?? null;
  });
  return nodes[0] ?? null;
}
