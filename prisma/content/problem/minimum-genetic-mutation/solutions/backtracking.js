function minMutation(startGene, endGene, bank) {
  const used = new Set();

  function isMutation(gene, other) {
    return [...gene].filter((char, i) => char !== other[i]).length === 1;
  }

  function fewestFrom(gene) {
    if (gene === endGene) return 0;
    let best = Infinity;
    for (const other of bank) {
      if (used.has(other) || !isMutation(gene, other)) continue;
      used.add(other);
      best = Math.min(best, 1 + fewestFrom(other));
      used.delete(other);
    }
    return best;
  }

  const fewest = fewestFrom(startGene);
  return fewest === Infinity ? -1 : fewest;
}
