class Solution:
    def minMutation(self, startGene: str, endGene: str, bank: list[str]) -> int:
        used = [False] * len(bank)
        impossible = len(bank) + 1

        def fewest_from(gene: str) -> int:
            if gene == endGene:
                return 0
            best = impossible
            for i, other in enumerate(bank):
                if used[i] or sum(x != y for x, y in zip(gene, other)) != 1:
                    continue
                used[i] = True
                best = min(best, 1 + fewest_from(other))
                used[i] = False
            return best

        fewest = fewest_from(startGene)
        return fewest if fewest < impossible else -1
