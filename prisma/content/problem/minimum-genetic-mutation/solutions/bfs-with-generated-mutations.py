class Solution:
    def minMutation(self, startGene: str, endGene: str, bank: list[str]) -> int:
        unvisited = set(bank)
        level = [startGene]
        mutations = 0
        while level:
            below = []
            for gene in level:
                if gene == endGene:
                    return mutations
                for i in range(len(gene)):
                    for char in "ACGT":
                        mutated = gene[:i] + char + gene[i + 1:]
                        if mutated in unvisited:
                            unvisited.remove(mutated)
                            below.append(mutated)
            level = below
            mutations += 1
        return -1
