class Solution:
    def hIndex(self, citations: list[int]) -> int:
        for h in range(len(citations), 0, -1):
            if sum(count >= h for count in citations) >= h:
                return h
        return 0
