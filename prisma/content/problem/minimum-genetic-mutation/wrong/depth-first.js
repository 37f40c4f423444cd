// Wrong Answer: depth-first search returns the length of the first path it finds, not of the shortest one
function minMutation(startGene, endGene, bank) {
  const visited = new Set([startGene]);

  function search(gene) {
    if (gene === endGene) return 0;
    for (const other of bank) {
      const differences = [...gene].filter((char, i) => char !== other[i]).length;
      if (visited.has(other) || differences !== 1) continue;
      visited.add(other);
      const rest = search(other);
      if (rest >= 0) return rest + 1;
    }
    return -1;
  }

  return search(startGene);
}
