function minMutation(startGene, endGene, bank) {
  const isMutation = (gene, other) =>
    [...gene].filter((char, i) => char !== other[i]).length === 1;

  const unvisited = new Set(bank);
  unvisited.delete(startGene);
  let level = [startGene];
  for (let mutations = 0; level.length > 0; mutations++) {
    if (level.includes(endGene)) return mutations;
    const next = [];
    for (const gene of level) {
      for (const other of unvisited) {
        if (!isMutation(gene, other)) continue;
        unvisited.delete(other);
        next.push(other);
      }
    }
    level = next;
  }
  return -1;
}
