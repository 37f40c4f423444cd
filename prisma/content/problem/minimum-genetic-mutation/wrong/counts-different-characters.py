# Wrong Answer: counts the characters that differ, although the genes in between must be in the bank
class Solution:
    def minMutation(self, startGene: str, endGene: str, bank: list[str]) -> int:
        if endGene not in bank:
            return -1
        return sum(x != y for x, y in zip(startGene, endGene))
