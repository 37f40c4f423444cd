function minMutation(startGene, endGene, bank) {
  const unvisited = new Set(bank);
  let level = [startGene];
  for (let mutations = 0; level.length > 0; mutations++) {
    const next = [];
    for (const gene of level) {
      if (gene === endGene) return mutations;
      for (let i = 0; i < gene.length; i++) {
        for (const char of 'ACGT') {
          const mutated = gene.slice(0, i) + char + gene.slice(i + 1);
          if (unvisited.delete(mutated)) next.push(mutated);
        }
      }
    }
    level = next;
  }
  return -1;
}
