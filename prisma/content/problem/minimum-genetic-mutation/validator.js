export function validate(startGene, endGene, bank) {
  const isGene = (gene) => /^[ACGT]{8}$/.test(gene);
  if (!isGene(startGene) || !isGene(endGene)) return 'a gene must have 8 characters out of A, C, G and T';
  if (startGene === endGene) return 'startGene and endGene must be different';
  if (!Array.isArray(bank) || bank.length > 10) return 'bank must have at most 10 genes';
  if (!bank.every(isGene)) return 'each gene of bank must have 8 characters out of A, C, G and T';
  if (new Set(bank).size < bank.length) return 'the genes of bank must be distinct';
}
