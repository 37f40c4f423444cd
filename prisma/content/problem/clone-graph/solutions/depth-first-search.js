function cloneGraph(node) {
  const copies = new Map();

  function copy(original) {
    if (copies.has(original)) return copies.get(original);
    const twin = new Node(original.val);
    copies.set(original, twin);
    for (const neighbor of original.neighbors) twin.neighbors.push(copy(neighbor));
    return twin;
  }

  return node && copy(node);
}
