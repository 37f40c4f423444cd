# Wrong Answer: returns one of the citation counts, but h need not be one of them
class Solution:
    def hIndex(self, citations: list[int]) -> int:
        best = 0
        for h in citations:
            if sum(count >= h for count in citations) >= h:
                best = max(best, h)
        return best
