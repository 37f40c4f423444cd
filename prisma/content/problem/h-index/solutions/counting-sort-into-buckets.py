class Solution:
    def hIndex(self, citations: list[int]) -> int:
        n = len(citations)
        papers = [0] * (n + 1)
        for count in citations:
            papers[min(count, n)] += 1
        h = n
        total = papers[n]
        while total < h:
            h -= 1
            total += papers[h]
        return h
