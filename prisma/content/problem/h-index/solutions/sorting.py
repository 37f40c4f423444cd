class Solution:
    def hIndex(self, citations: list[int]) -> int:
        h = 0
        for count in sorted(citations, reverse=True):
            if count <= h:
                break
            h += 1
        return h
