class Solution:
    def minMutation(self, startGene: str, endGene: str, bank: list[str]) -> int:
        def is_mutation(gene: str, other: str) -> bool:
            return sum(x != y for x, y in zip(gene, other)) == 1

        unvisited = [gene for gene in bank if gene != startGene]
        level = [startGene]
        mutations = 0
        while level:
            if endGene in level:
                return mutations
            below = []
            for gene in level:
                rest = []
                for other in unvisited:
                    (below if is_mutation(gene, other) else rest).append(other)
                unvisited = rest
            level = below
            mutations += 1
        return -1
