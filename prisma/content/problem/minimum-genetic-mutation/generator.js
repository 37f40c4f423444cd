/** The bank is a long chain of mutations, so that the search visits many genes before the last one. */
export const smallest = 1;
export const largest = 10;
export const measuredUpTo = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const startGene = random.text(8, 'ACGT');
  const chain = [startGene];
  const used = new Set(chain);
  let gene = startGene;
  while (chain.length <= size) {
    const place = random.int(0, 7);
    const mutated = gene.slice(0, place) + random.pick([...'ACGT']) + gene.slice(place + 1);
    if (used.has(mutated)) {
      gene = random.pick(chain);
      continue;
    }
    used.add(mutated);
    chain.push(mutated);
    gene = mutated;
  }
  return [startGene, chain.at(-1), random.shuffle(chain.slice(1))];
}
